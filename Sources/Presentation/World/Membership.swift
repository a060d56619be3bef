import PresentationLifecycle

/// The identity and the name of a controller in its ``World``.
///
/// The world finds the controller through this object, which does not retain the controller.
@MainActor final class Membership {
  let id: ControllerID
  let name: String
  /// Whether the app has chosen the name.
  let isNamed: Bool
  /// The subject of the controller's events in the trace; created at the first recorded event.
  private(set) lazy var subject = Subject(name: recorder.word(name))
  /// The name of the timer that ends the controller's transition, for example `Editor.transition`.
  private(set) lazy var work = "\(name).transition"
  let recorder: Recorder
  /// Whether the controller belongs to the world only during the current call.
  ///
  /// True while the controller has no parent, window or presentation in the world yet.
  var isVisiting = true
  /// Whether the controller is in the list of the appearance review (P-102a).
  ///
  /// The review checks whether the controller has missed appearance callbacks.
  var isUnderReview = false
  /// The controller; nil if it was deallocated.
  var controller: ViewController? { handle.object }
  private let handle: Handle<ViewController>

  init(of controller: ViewController, as id: ControllerID, name: String, in recorder: Recorder) {
    (self.id, self.name, self.recorder) = (id, name, recorder)
    handle = controller.handle
    isNamed = controller.chosenName != nil
  }
}
