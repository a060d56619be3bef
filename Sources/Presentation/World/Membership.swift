import PresentationLifecycle

/// The membership of a controller in a world.
///
/// The world finds the controller through its membership. The membership does not keep the
/// controller alive.
@MainActor final class Membership {
  let id: ControllerID
  let name: String
  /// Whether the app has chosen the name.
  let isNamed: Bool
  /// The subject of the controller's events; created with the first event, because a world that
  /// records nothing needs no subjects.
  private(set) lazy var subject = Subject(name: recorder.word(name))
  /// The clock's name for the end of the controller's transition.
  private(set) lazy var work = "\(name).transition"
  let recorder: Recorder
  /// Whether the controller only visits the world: it is there for the time of a call, and has no
  /// parent, window or presentation in the world yet.
  var isVisiting = true
  /// Whether the controller's appearance may disagree with its view's place (P-102a).
  var isUnderReview = false
  private(set) weak var controller: ViewController?

  init(of controller: ViewController, as id: ControllerID, name: String, in recorder: Recorder) {
    (self.id, self.name, self.recorder) = (id, name, recorder)
    self.controller = controller
    isNamed = controller.chosenName != nil
  }
}
