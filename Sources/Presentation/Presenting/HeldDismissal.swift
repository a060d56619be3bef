/// An attempt of the user to dismiss a controller that may not be dismissed (P-65).
@MainActor package struct HeldDismissal {
  private let gesture: DismissalGesture
  private let presentation: PresentationController

  init(of presentation: PresentationController, by gesture: DismissalGesture) {
    (self.gesture, self.presentation) = (gesture, presentation)
  }

  /// Whether the system has ended the gesture, because the controller is being dismissed or has
  /// been dismissed.
  package var isOver: Bool {
    let controller = presentation.presentedViewController
    return controller.presentingRelation?.presentation !== presentation
      || controller.isBeingDismissed
  }

  /// Ends the gesture, and calls `presentationControllerDidAttemptToDismiss`.
  ///
  /// Does not call the method if the gesture is over, or if the user cannot touch the controller
  /// now, for example because a transition runs or an alert covers the controller.
  package func end() {
    let controller = presentation.presentedViewController
    guard !isOver, !controller.isCovered, let world = controller.world,
      case .sheet = controller.gestureTarget(gesture, in: world)
    else { return }
    world.use { presentation.tellDidAttemptToDismiss() }
  }
}
