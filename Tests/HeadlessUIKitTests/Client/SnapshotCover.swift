import UIKit
import CoreGraphics

// A transition in which a snapshot of the old screen shrinks and fades in front of the new screen.
class SnapshotCoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { 0.5 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard
      let from = transitionContext.viewController(forKey: .from),
      let to = transitionContext.viewController(forKey: .to),
      let picture = from.view.snapshotView(afterScreenUpdates: false)
    else {
      transitionContext.completeTransition(false)
      return
    }
    to.view.frame = transitionContext.finalFrame(for: to)
    container.addSubview(to.view)
    container.addSubview(picture)
    container.bringSubviewToFront(picture)

    CATransaction.begin()
    CATransaction.setCompletionBlock {
      picture.removeFromSuperview()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    UIView.animate(withDuration: 0.5) {
      picture.alpha = 0
      picture.transform = CGAffineTransform(scaleX: 0.8, y: 0.8).translatedBy(x: 0, y: -40)
    }
    CATransaction.commit()
  }
}

class SnapshotDelegate: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    SnapshotCoverAnimator()
  }
}
