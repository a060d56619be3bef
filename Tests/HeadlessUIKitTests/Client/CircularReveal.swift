import UIKit

/// An animator that reveals the presented screen in a growing circle around a button.
final class CircularRevealAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let origin: CGPoint
  private let isPresenting: Bool
  private let duration: TimeInterval = 0.4
  private weak var context: UIViewControllerContextTransitioning?

  init(origin: CGPoint, isPresenting: Bool) {
    self.origin = origin
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    let key: UITransitionContextViewKey = isPresenting ? .to : .from
    guard let view = transitionContext.view(forKey: key) else {
      return transitionContext.completeTransition(false)
    }
    if isPresenting { transitionContext.containerView.addSubview(view) }
    let small = UIBezierPath(
      ovalIn: CGRect(x: origin.x - 20, y: origin.y - 20, width: 40, height: 40))
    let reach = CGPoint(
      x: max(origin.x, view.bounds.width - origin.x),
      y: max(origin.y, view.bounds.height - origin.y))
    let radius = sqrt(reach.x * reach.x + reach.y * reach.y)
    let large = UIBezierPath(
      ovalIn: CGRect(
        x: origin.x - radius, y: origin.y - radius, width: radius * 2, height: radius * 2))
    let (start, end) = isPresenting ? (small, large) : (large, small)

    let mask = CAShapeLayer()
    mask.path = end.cgPath
    view.layer.mask = mask

    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = start.cgPath
    animation.toValue = end.cgPath
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    animation.delegate = self
    mask.add(animation, forKey: "reveal")
  }
}

extension CircularRevealAnimator: CAAnimationDelegate {
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    guard let context = context else { return }
    context.view(forKey: isPresenting ? .to : .from)?.layer.mask = nil
    context.completeTransition(!context.transitionWasCancelled)
  }
}

final class CircularRevealDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let origin = CGPoint(x: 350, y: 800)

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    CircularRevealAnimator(origin: origin, isPresenting: true)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    CircularRevealAnimator(origin: origin, isPresenting: false)
  }
}
