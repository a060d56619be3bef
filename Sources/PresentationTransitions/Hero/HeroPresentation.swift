import Presentation

/// Presents plainly, and calls its delegate at the beginning of every dismissal, also where the
/// system calls none (H-4).
final class HeroPresentation: PresentationController {
  override func dismissalTransitionWillBegin() {
    delegate?.presentationControllerWillDismiss(self)
  }
}
