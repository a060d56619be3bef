import Foundation
import Presentation

/// An animator of a plan whose transition can be grabbed on its way: a property animator of its
/// own animates each transition (T-40).
final class PlannedInterruptibleAnimator: ViewControllerAnimatedTransitioning {
  private let planned: PlannedAnimator
  private var animator: ViewPropertyAnimator?

  init(_ planned: PlannedAnimator) {
    self.planned = planned
  }

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval {
    planned.transitionDuration(using: transitionContext)
  }

  func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating {
    let animator =
      animator
      ?? ViewPropertyAnimator(
        duration: transitionDuration(using: transitionContext), curve: .easeInOut)
    self.animator = animator
    return animator
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    let animator = interruptibleAnimator(using: context)
    planned.begin(context) { changes, end in
      animator.addAnimations(changes)
      if let end { animator.addCompletion { _ in end() } }
      animator.startAnimation()
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
