import Presentation

/// An adaptive delegate of a plan: it implements the four methods about dismissal, so that traces
/// show them.
final class PlannedDelegate: AdaptivePresentationControllerDelegate {
  private unowned let controller: PlannedController
  private let mayDismiss: Bool

  init(of controller: PlannedController, mayDismiss: Bool) {
    (self.controller, self.mayDismiss) = (controller, mayDismiss)
  }

  func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool {
    controller.play(.shouldDismiss)
    return mayDismiss
  }

  func presentationControllerWillDismiss(_ presentationController: PresentationController) {
    controller.play(.willDismiss)
  }

  func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    controller.play(.didDismiss)
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) {
    controller.play(.didAttemptToDismiss)
  }
}
