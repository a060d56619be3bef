import UIKit

// A tab bar controller that is its own delegate. When the user taps a tab or pans, the screens
// slide toward the side of the new tab.
class SlideTabAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let toTheRight: Bool

  init(toTheRight: Bool) {
    self.toTheRight = toTheRight
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    0.4
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard
      let fromView = transitionContext.view(forKey: .from),
      let toController = transitionContext.viewController(forKey: .to),
      let toView = transitionContext.view(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let frame = transitionContext.finalFrame(for: toController)
    let shift = toTheRight ? frame.width : -frame.width
    toView.frame = frame.offsetBy(dx: shift, dy: 0)
    transitionContext.containerView.addSubview(toView)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      options: [.curveLinear],
      animations: {
        toView.frame = frame
        fromView.frame = frame.offsetBy(dx: -shift, dy: 0)
      },
      completion: { _ in
        fromView.frame = frame
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

class SlidingTabBarController: UITabBarController, UITabBarControllerDelegate {
  private var interaction: UIPercentDrivenInteractiveTransition?

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
  }

  func panned(_ pan: UIPanGestureRecognizer) {
    let progress = -pan.translation(in: view).x / view.bounds.width
    switch pan.state {
    case .began:
      guard selectedIndex + 1 < viewControllers?.count ?? 0 else { return }
      interaction = UIPercentDrivenInteractiveTransition()
      selectedIndex += 1
    case .changed:
      interaction?.update(progress)
    case .ended, .cancelled:
      if progress > 0.5 { interaction?.finish() } else { interaction?.cancel() }
      interaction = nil
    default:
      break
    }
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    transitionCoordinator == nil && viewController.tabBarItem.isEnabled
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    guard
      let from = tabBarController.viewControllers?.firstIndex(of: fromVC),
      let to = tabBarController.viewControllers?.firstIndex(of: toVC)
    else { return nil }
    return SlideTabAnimator(toTheRight: to > from)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction
  }
}
