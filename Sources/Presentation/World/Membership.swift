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
  /// The subject of the controller's events in the trace; created at the first recorded event.
  private(set) lazy var subject = Subject(name: recorder.word(name))
  /// The name that the clock shows for the end of the controller's transition.
  private(set) lazy var work = "\(name).transition"
  let recorder: Recorder
  /// Whether the controller belongs to the world only during the current call.
  ///
  /// True while the controller has no parent, window or presentation in the world yet.
  var isVisiting = true
  /// Whether the controller is under review.
  ///
  /// A review checks whether the controller's appearance fits the place of its view (P-102a).
  var isUnderReview = false
  private(set) weak var controller: ViewController?

  init(of controller: ViewController, as id: ControllerID, name: String, in recorder: Recorder) {
    (self.id, self.name, self.recorder) = (id, name, recorder)
    self.controller = controller
    isNamed = controller.chosenName != nil
  }
}
