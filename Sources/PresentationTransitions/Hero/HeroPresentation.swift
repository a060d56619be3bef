import Presentation

/// A plain presentation that calls its delegate at the beginning of every dismissal, even where the
/// system does not call the delegate (H-4).
final class HeroPresentation: PresentationController {
  override func dismissalTransitionWillBegin() {
    delegate?.presentationControllerWillDismiss(self)
  }
}
