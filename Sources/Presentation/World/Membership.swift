import PresentationLifecycle

/// The membership of a controller in a world.
///
/// The world finds the controller through it and does not keep it alive.
@MainActor final class Membership {
  let id: ControllerID
  let name: String
  /// Whether the client has chosen the name.
  let isNamed: Bool
  /// Made with the first event: a world that records nothing keeps no words.
  private(set) lazy var subject = Subject(name: recorder.word(name))
  /// The end of a transition, as the clock lists it.
  private(set) lazy var work = "\(name).transition"
  let recorder: Recorder
  /// Whether the controller has entered nothing of the world yet, and is there because of a call.
  var isVisiting = true
  /// Whether the appearance may not agree with the view (P-102a).
  var isUnderReview = false
  private(set) weak var controller: ViewController?

  init(of controller: ViewController, as id: ControllerID, name: String, in recorder: Recorder) {
    (self.id, self.name, self.recorder) = (id, name, recorder)
    self.controller = controller
    isNamed = controller.chosenName != nil
  }
}
