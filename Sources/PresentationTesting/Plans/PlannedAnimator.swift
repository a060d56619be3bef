import Foundation
import Presentation

/// An animator of a plan: it ends as the plan says.
final class PlannedAnimator: ViewControllerAnimatedTransitioning {
  private let plan: PlanAnimator
  private let onStart: (any ViewControllerContextTransitioning) -> Void

  init(
    _ plan: PlanAnimator, onStart: @escaping (any ViewControllerContextTransitioning) -> Void
  ) {
    (self.plan, self.onStart) = (plan, onStart)
  }

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval {
    plan.duration / .seconds(1)
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    onStart(context)
    place(context)
    switch plan.ending {
    case .early: context.completeTransition(true)
    case .never: break
    case .completes: afterAnimation { context.completeTransition(true) }
    case .cancels: afterAnimation { context.completeTransition(false) }
    case .twice:
      afterAnimation {
        context.completeTransition(true)
        context.completeTransition(true)
      }
    }
  }

  /// Adds the view that comes: in front on a presentation, behind on a dismissal (P-71, P-73).
  private func place(_ context: any ViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    let isDismissal = context.viewController(forKey: .from)?.isBeingDismissed == true
    context.containerView.insertSubview(
      view, at: isDismissal ? 0 : context.containerView.subviews.count)
  }

  private func afterAnimation(_ end: @escaping () -> Void) {
    View.animate(withDuration: plan.duration / .seconds(1), animations: {}) { _ in end() }
  }
}
