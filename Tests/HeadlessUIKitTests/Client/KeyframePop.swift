import UIKit
import QuartzCore

// An animator with three keyframes that scales and fades the presented view into view.
class KeyframePopAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var startedAt: CFTimeInterval = 0

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { 0.6 }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    startedAt = CACurrentMediaTime()
    guard let toView = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(toView)
    toView.transform = CGAffineTransform(scaleX: 0, y: 0).concatenating(.identity)
    toView.alpha = 0
    UIView.animateKeyframes(
      withDuration: 0.6, delay: 0, options: [.calculationModeLinear],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          toView.alpha = 1
        }
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.75) {
          toView.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) {
          toView.transform = .identity
        }
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

class KeyframeDelegate: NSObject, UIViewControllerTransitioningDelegate {
  static let shared = KeyframeDelegate()

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    KeyframePopAnimator()
  }
}
