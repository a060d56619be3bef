import Presentation

/// A presentation controller that calls `presentationControllerWillDismiss` for the program's
/// dismissals, too.
final class Forwarding: PresentationController {
  override func dismissalTransitionWillBegin() {
    delegate?.presentationControllerWillDismiss(self)
  }
}
