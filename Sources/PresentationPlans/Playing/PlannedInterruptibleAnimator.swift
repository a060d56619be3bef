import Foundation
import Presentation

/// A transition animator of a plan that can be interrupted.
///
/// A property animator animates each transition (T-40). The views are added when the property
/// animator is created (T-45).
final class PlannedInterruptibleAnimator: ViewControllerAnimatedTransitioning {
  private let planned: PlannedAnimator
  private var animator: ViewPropertyAnimator?
  /// Whether the animator has changes to animate; without changes, no animation starts.
  private var hasChanges = false

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
    if let animator { return animator }
    let made = ViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), curve: .easeInOut)
    animator = made
    planned.begin(transitionContext) { changes, end in
      made.addAnimations(changes)
      if let end { made.addCompletion { _ in end() } }
      hasChanges = true
    }
    return made
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    let animator = interruptibleAnimator(using: context)
    if hasChanges { animator.startAnimation() }
  }

  func animationEnded(_ transitionCompleted: Bool) { (animator, hasChanges) = (nil, false) }
}
