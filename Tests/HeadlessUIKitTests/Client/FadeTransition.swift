import UIKit

// A transitioning delegate that supplies a fade animator for a presentation and its dismissal.
class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    0.3
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    if isPresenting {
      guard let toView = transitionContext.view(forKey: .to) else { return }
      toView.alpha = 0
      transitionContext.containerView.addSubview(toView)
      UIView.animate(
        withDuration: transitionDuration(using: transitionContext),
        animations: {
          toView.alpha = 1
        },
        completion: { _ in
          transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    } else {
      let fromView = transitionContext.view(forKey: .from)!
      UIView.animate(
        withDuration: transitionDuration(using: transitionContext),
        animations: {
          fromView.alpha = 0
        }
      ) { _ in
        fromView.alpha = 1
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }
}

class FadeTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    FadeAnimator(isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    FadeAnimator(isPresenting: false)
  }
}
