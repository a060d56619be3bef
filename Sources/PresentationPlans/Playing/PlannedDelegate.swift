import Presentation

/// A plan's adaptive delegate, which implements and traces all four dismissal methods.
final class PlannedDelegate: AdaptivePresentationControllerDelegate {
  private unowned let part: ScriptedBehavior
  private let mayDismiss: Bool

  init(of part: ScriptedBehavior, mayDismiss: Bool) {
    (self.part, self.mayDismiss) = (part, mayDismiss)
  }

  func presentationControllerShouldDismiss(
    _ presentationController: PresentationController
  ) -> Bool {
    part.play(.shouldDismiss)
    return mayDismiss
  }

  func presentationControllerWillDismiss(_ presentationController: PresentationController) {
    part.play(.willDismiss)
  }

  func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    part.play(.didDismiss)
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) {
    part.play(.didAttemptToDismiss)
  }
}
