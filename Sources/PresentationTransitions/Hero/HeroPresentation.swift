import Presentation

/// A plain presentation that calls its delegate at the beginning of every dismissal (H-4).
///
/// The system does not call the delegate at the beginning of some dismissals.
final class HeroPresentation: PresentationController {
  override func dismissalTransitionWillBegin() {
    delegate?.presentationControllerWillDismiss(self)
  }
}
