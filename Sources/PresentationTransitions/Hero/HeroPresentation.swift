import Presentation

/// Presents plainly, and tells its delegate of every dismissal that it begins, also of those that
/// the system tells nobody of (H-4).
final class HeroPresentation: PresentationController {
  override func dismissalTransitionWillBegin() {
    delegate?.presentationControllerWillDismiss(self)
  }
}
