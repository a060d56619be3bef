import UIKit

/// A delegate that makes the transitions of a wrapped delegate interactive.
final class Steering: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate
{
  let hand = UIPercentDrivenInteractiveTransition()
  var isOn = true
  private let modal: (any UIViewControllerTransitioningDelegate)?
  private let stack: (any UINavigationControllerDelegate)?

  init(
    _ modal: (any UIViewControllerTransitioningDelegate)? = nil,
    stack: (any UINavigationControllerDelegate)? = nil
  ) {
    (self.modal, self.stack) = (modal, stack)
    super.init()
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    modal?.presentationController(
      forPresented: presented, presenting: presenting, source: source)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    modal?.animationController(forPresented: presented, presenting: presenting, source: source)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    modal?.animationController(forDismissed: dismissed)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isOn ? hand : nil }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isOn ? hand : nil }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    stack?.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isOn ? hand : nil }
}
