import Presentation

/// A presentation controller that calls `presentationControllerWillDismiss` in every dismissal
/// (H-4).
///
/// UIKit calls this delegate method only if the user begins the dismissal.
final class HeroPresentation: PresentationController {
  override func dismissalTransitionWillBegin() {
    delegate?.presentationControllerWillDismiss(self)
  }
}
