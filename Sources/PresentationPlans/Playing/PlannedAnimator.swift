import Foundation
import Presentation
import PresentationTesting

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
    begin(context) { [plan] changes, end in
      let duration = plan.duration / .seconds(1)
      guard plan.changes.isEmpty, let end else {
        return View.animate(
          withDuration: duration, animations: changes,
          completion: end.map { end in { _ in end() } })
      }
      // An animation that changes nothing visible would end in the next turn (R-10a).
      let marker = View()
      context.containerView.addSubview(marker)
      View.animate(withDuration: duration) {
        marker.alpha = 0
      } completion: { _ in
        marker.removeFromSuperview()
        end()
      }
    }
  }

  /// Adds the appearing view and starts the animation.
  ///
  /// - Parameter animate: Animates `changes`. If `end` is not nil, calls `end` when the animation
  ///   ends.
  func begin(
    _ context: any ViewControllerContextTransitioning,
    animate: (_ changes: @escaping () -> Void, _ end: (() -> Void)?) -> Void
  ) {
    onStart(context)
    context.addAppearingView()
    plan.ending.scripted.play(in: context) { end in
      animate({ [plan, views] in views.apply(plan.changes) }, end)
    }
  }
}

extension PlanAnimator.Ending {
  fileprivate var scripted: ScriptedEnding {
    switch self {
    case .completes: .proper
    case .cancels: .later(false)
    case .early: .now(true)
    case .twice: .later(true, true)
    case .never: .never
    }
  }
}
