public import Foundation

/// Animates one run of a ``ControllerTransition``, from its first question to its end.
///
/// All that runs have in common about the contract with the system is here; what moves is in the
/// transition's ``ControllerTransition/prepare(_:)``.
@MainActor public final class TransitionAnimator: ViewControllerAnimatedTransitioning {
  /// Which way the controller goes.
  public let direction: ControllerTransition.Direction
  private let transition: ControllerTransition
  private var run: TransitionRun?
  private var animator: (any ViewImplicitlyAnimating)?
  private var missing: TransitionRun.Missing?

  init(of transition: ControllerTransition, _ direction: ControllerTransition.Direction) {
    (self.transition, self.direction) = (transition, direction)
  }

  /// The transition's figure (T-4).
  public func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval {
    transition.duration
  }

  /// The same one for the whole run (T-40).
  public func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating {
    if let animator { return animator }
    let made: any ViewImplicitlyAnimating
    do throws(TransitionRun.Missing) {
      made = try prepare(TransitionRun(direction, transition.duration, transitionContext))
    } catch {
      missing = error
      made = ViewPropertyAnimator(duration: 0, curve: .linear)
    }
    animator = made
    return made
  }

  private func prepare(
    _ run: TransitionRun
  ) throws(TransitionRun.Missing) -> any ViewImplicitlyAnimating {
    self.run = run
    let animator = run.isMotionReduced ? run.standStill() : try transition.prepare(run)
    animator.addCompletion { _ in run.end() }
    transition.alongside?(run, animator)
    return animator
  }

  /// Starts the animator; where something is missing, says so and ends at once (H-50, P-118).
  public func animateTransition(
    using transitionContext: any ViewControllerContextTransitioning
  ) {
    let animator = interruptibleAnimator(using: transitionContext)
    if let missing {
      missing.report()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    } else {
      animator.startAnimation()
    }
  }

  /// The run for an interaction that moves the views itself; nothing else is prepared (T-43).
  ///
  /// - Throws: What is missing.
  public func steeredRun(
    using transitionContext: any ViewControllerContextTransitioning
  ) throws(TransitionRun.Missing) -> TransitionRun {
    animator = ViewPropertyAnimator(duration: 0, curve: .linear)
    let run = try TransitionRun(direction, transition.duration, transitionContext)
    self.run = run
    return run
  }

  /// Whoever has ended the transition: what is left of the run ends, too (T-14).
  public func animationEnded(_ transitionCompleted: Bool) {
    if let animator, animator.state == .active { animator.stopAnimation(true) }
    run?.conclude(transitionCompleted)
    (run, animator) = (nil, nil)
  }
}
