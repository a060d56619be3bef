import UIKit

// A transition with one property animator, which a gesture can interrupt.
class InterruptibleSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewImplicitlyAnimating?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { 1 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning)
    -> UIViewImplicitlyAnimating
  {
    if let animator = animator { return animator }
    let container = transitionContext.containerView
    let toView = transitionContext.view(forKey: .to)!
    container.addSubview(toView)
    toView.transform = CGAffineTransform(translationX: container.bounds.width, y: 0)
    let parameters = UICubicTimingParameters(animationCurve: .linear)
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
    animator.addAnimations { toView.transform = .identity }
    animator.addCompletion { position in
      toView.transform = .identity
      transitionContext.completeTransition(position == .end)
    }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    animator = nil
  }
}

class InterruptibleDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let animator = InterruptibleSlideAnimator()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator
  }
}
