public import Foundation

/// Animates one run of a ``ControllerTransition``, from its first question to its end.
///
/// All that runs have in common about the contract with the system is here; what moves is in the
/// transition's ``ControllerTransition/prepare(_:)``.
@MainActor public final class TransitionAnimator: ViewControllerAnimatedTransitioning {
  /// Which way the controller goes.
  public let direction: ControllerTransition.Direction
  let transition: ControllerTransition
  private let group = AnimatorGroup()
  private var run: TransitionRun?

  init(of transition: ControllerTransition, _ direction: ControllerTransition.Direction) {
    (self.transition, self.direction) = (transition, direction)
  }

  /// The transition's figure (T-4).
  public func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval {
    transition.duration
  }

  /// The same one for the whole run; empty before it has begun (T-40).
  public func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating { group }

  /// Prepares the run and starts it; where something is missing, says so and ends at once (H-50,
  /// P-118).
  public func animateTransition(
    using transitionContext: any ViewControllerContextTransitioning
  ) {
    do throws(TransitionRun.Missing) {
      let run = try steeredRun(using: transitionContext)
      group.take(run.isMotionReduced ? [run.standStill()] : try transition.prepare(run))
      group.addCompletion { _ in run.end() }
      transition.alongside?(run, group)
      group.startAnimation()
    } catch {
      error.report()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// The run for an interaction that moves the views itself; nothing else is prepared (T-43).
  ///
  /// - Throws: What is missing.
  public func steeredRun(
    using transitionContext: any ViewControllerContextTransitioning
  ) throws(TransitionRun.Missing) -> TransitionRun {
    let run = try TransitionRun(
      direction, transition.duration, transitionContext, group)
    self.run = run
    return run
  }

  /// Another request takes its place, and the transition will be completed at once (N-81).
  func giveWay() { run?.companion?.giveWay() }

  /// Whoever has ended the transition: what is left of the run ends, too (T-14).
  public func animationEnded(_ transitionCompleted: Bool) {
    if group.state == .active { group.stopAnimation(true) }
    run?.conclude(transitionCompleted)
    run = nil
  }
}
