import UIKit

/// Rotates the old screen out of view around the vertical axis, and then the new screen into view.
final class FlipAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { 0.8 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to),
      let toVC = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    to.frame = transitionContext.finalFrame(for: toVC)
    container.addSubview(to)

    var perspective = CATransform3DIdentity
    perspective.m34 = -0.002
    container.layer.sublayerTransform = perspective
    from.layer.isDoubleSided = false
    to.layer.isDoubleSided = false
    to.layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)

    UIView.animateKeyframes(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: .calculationModeLinear,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          from.layer.transform = CATransform3DMakeRotation(-.pi / 2, 0, 1, 0)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          to.layer.transform = CATransform3DIdentity
        }
      },
      completion: { _ in
        from.layer.transform = CATransform3DIdentity
        to.layer.transform = CATransform3DIdentity
        container.layer.sublayerTransform = CATransform3DIdentity
        let isDone = !transitionContext.transitionWasCancelled
        if !isDone { to.removeFromSuperview() }
        transitionContext.completeTransition(isDone)
      })
  }
}

final class FlipDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { FlipAnimator() }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  { FlipAnimator() }
}
