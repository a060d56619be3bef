import UIKit

/// A delegate that wraps another delegate and can interrupt the transition of that delegate.
///
/// The transition starts without a gesture.
final class Grab: NSObject, UIViewControllerTransitioningDelegate {
  let hand = UIPercentDrivenInteractiveTransition()
  private let delegate: UIViewControllerTransitioningDelegate

  init(_ delegate: UIViewControllerTransitioningDelegate) {
    self.delegate = delegate
    super.init()
    hand.wantsInteractiveStart = false
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    delegate.animationController(
      forPresented: presented, presenting: presenting, source: source)
  }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { hand }
}
