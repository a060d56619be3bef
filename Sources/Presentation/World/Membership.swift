import PresentationLifecycle

/// What a controller becomes by joining a world.
///
/// The world finds the controller through it and does not keep it alive.
@MainActor final class Membership {
  let id: ControllerID
  let name: String
  let subject: Subject
  let recorder: Recorder
  private(set) weak var controller: ViewController?

  init(of controller: ViewController, as id: ControllerID, name: String, in recorder: Recorder) {
    (self.id, self.name, self.recorder) = (id, name, recorder)
    subject = Subject(name: recorder.word(name))
    self.controller = controller
  }
}
