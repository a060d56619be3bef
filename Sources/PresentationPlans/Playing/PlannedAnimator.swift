import Foundation
import Presentation

/// A transition animator of a plan, which animates the plan's changes and ends as the plan says.
final class PlannedAnimator: ViewControllerAnimatedTransitioning {
  let plan: PlanAnimator
  private let views: PlannedViews
  private let onStart: (any ViewControllerContextTransitioning) -> Void

  init(
    _ plan: PlanAnimator, views: PlannedViews,
    onStart: @escaping (any ViewControllerContextTransitioning) -> Void
  ) {
    (self.plan, self.views, self.onStart) = (plan, views, onStart)
  }

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval {
    plan.duration / .seconds(1)
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    begin(context) { [duration = plan.duration / .seconds(1)] changes, end in
      View.animate(
        withDuration: duration, animations: changes, completion: end.map { end in { _ in end() } })
    }
  }

  /// Adds the appearing view and starts the animation.
  ///
  /// - Parameter animate: Animates `changes`, and calls `end` at the end of the animation if `end`
  ///   is not nil.
  func begin(
    _ context: any ViewControllerContextTransitioning,
    animate: (_ changes: @escaping () -> Void, _ end: (() -> Void)?) -> Void
  ) {
    onStart(context)
    place(context)
    let changes = { [plan, views] in views.apply(plan.changes) }
    switch plan.ending {
    case .early: context.completeTransition(true)
    case .never: animate(changes, nil)
    case .completes:
      animate(changes) { context.completeTransition(!context.transitionWasCancelled) }
    case .cancels: animate(changes) { context.completeTransition(false) }
    case .twice:
      animate(changes) {
        context.completeTransition(true)
        context.completeTransition(true)
      }
    }
  }

  /// Adds the appearing view to the container view.
  ///
  /// In a dismissal or a pop, the appearing view is behind the disappearing view; otherwise it is
  /// in front (P-71, P-73).
  private func place(_ context: any ViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    let leaver = context.viewController(forKey: .from)
    let isBehind = leaver?.isBeingDismissed == true || leaver?.isMovingFromParent == true
    context.containerView.insertSubview(
      view, at: isBehind ? 0 : context.containerView.subviews.count)
  }
}
