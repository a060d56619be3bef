public import Foundation
public import Presentation

/// Shows a controller in a part of the container, with the rest darkened for as long as it is up.
///
/// The darkness outlives the transition, so it is a presentation controller's, not an animator's.
/// It comes and goes alongside, and so follows a hand and turns back with it (T-18).
open class DimmingPresentation: PresentationController {
  /// Covers what is below; its opacity is `dimming` while the controller is up.
  public final let dimmingView = View("dimming")
  /// The opacity of the darkness, 0...1.
  public final let dimming: CGFloat

  /// A presentation controller for one presentation.
  public init(
    presentedViewController: ViewController, presenting presentingViewController: ViewController?,
    dimming: CGFloat
  ) {
    self.dimming = dimming
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  /// The darkness comes, behind everything.
  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    containerView.insertSubview(dimmingView, at: 0)
    dimmingView.alpha = 0
    animate { $0.dimmingView.alpha = $0.dimming }
  }

  /// Leaves the view dark, or removes the darkness of a canceled presentation.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { dimmingView.alpha = dimming } else { dimmingView.removeFromSuperview() }
  }

  /// The darkness goes.
  open override func dismissalTransitionWillBegin() {
    animate { $0.dimmingView.alpha = 0 }
  }

  /// It is gone, or as before.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimmingView.removeFromSuperview() } else { dimmingView.alpha = dimming }
  }

  /// The container may have another size.
  open override func containerViewWillLayoutSubviews() {
    dimmingView.frame = containerView?.bounds ?? .zero
  }

  private func animate(_ change: @escaping (DimmingPresentation) -> Void) {
    let coordinator = presentedViewController.transitionCoordinator
    let isQueued = coordinator?.animate(
      alongsideTransition: { [weak self] _ in if let self { change(self) } }, completion: nil)
    if isQueued != true { change(self) }
  }
}
