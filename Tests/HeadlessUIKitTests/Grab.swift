import UIKit

/// A transitioning delegate that makes the presentation of a wrapped delegate interruptible.
///
/// The presentation starts without a gesture.
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
