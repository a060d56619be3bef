import Foundation
import Presentation

/// A stack delegate with a percent-driven interaction controller.
@MainActor final class Swipe: NavigationControllerDelegate, ViewControllerAnimatedTransitioning {
  let hand = PercentDrivenInteractiveTransition()

  func transitionDuration(
    using context: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    View.animate(withDuration: 0.3, animations: {}) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { hand }
}
