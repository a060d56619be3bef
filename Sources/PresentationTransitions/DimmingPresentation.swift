public import Foundation
public import Presentation

/// A presentation controller that dims the container view behind the presented view.
///
/// The dimming view fades in alongside the presentation and fades out alongside the dismissal. If a
/// gesture controls the transition, the fade follows the gesture. If the gesture cancels the
/// transition, the fade is reversed (T-18).
open class DimmingPresentation: PresentationController {
  /// The view that dims the container view behind the presented view.
  ///
  /// After the presentation has been completed, the opacity of this view is ``dimming``.
  public final let dimmingView = View("dimming")
  /// The opacity of the dimming view after the presentation has been completed, 0...1.
  public final let dimming: CGFloat

  /// Creates a presentation controller that dims with the opacity `dimming`, 0...1.
  public init(
    presentedViewController: ViewController, presenting presentingViewController: ViewController?,
    dimming: CGFloat
  ) {
    self.dimming = dimming
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  /// Adds the dimming view behind all other views, and fades the dimming view in.
  open override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    containerView.insertSubview(dimmingView, at: 0)
    dimmingView.alpha = 0
    animate { $0.dimmingView.alpha = $0.dimming }
  }

  /// Removes the dimming view if the presentation was canceled.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { dimmingView.alpha = dimming } else { dimmingView.removeFromSuperview() }
  }

  /// Fades the dimming view out.
  open override func dismissalTransitionWillBegin() {
    animate { $0.dimmingView.alpha = 0 }
  }

  /// Removes the dimming view if the dismissal was completed.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimmingView.removeFromSuperview() } else { dimmingView.alpha = dimming }
  }

  /// Resizes the dimming view to the size of the container view.
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
