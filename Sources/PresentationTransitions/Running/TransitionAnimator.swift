public import Foundation
public import Presentation

/// The animator of one run of a ``ControllerTransition``.
///
/// This class implements the system's protocol, and ``ControllerTransition/prepare(_:)`` provides
/// the animations of the views.
@MainActor public final class TransitionAnimator: ViewControllerFluidTransitioning {
  /// The direction of the transition.
  public let direction: ControllerTransition.Direction
  let transition: ControllerTransition
  private let group = AnimatorGroup()
  private var run: TransitionRun?
  private var isPrepared = false

  init(of transition: ControllerTransition, _ direction: ControllerTransition.Direction) {
    (self.transition, self.direction) = (transition, direction)
  }

  /// Returns the duration of the transition in seconds (T-4).
  public func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> TimeInterval {
    transition.duration
  }

  /// Returns the animator of the whole run (T-45).
  ///
  /// If the run is not prepared yet, this method prepares it.
  public func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating {
    prepare(transitionContext)
    return group
  }

  /// Prepares the run and starts it.
  public func animateTransition(
    using transitionContext: any ViewControllerContextTransitioning
  ) {
    prepare(transitionContext)
    group.startAnimation()
  }

  /// Prepares the run once.
  ///
  /// If a part is missing, this method reports the part and ends the transition (H-50, P-118).
  private func prepare(_ transitionContext: any ViewControllerContextTransitioning) {
    guard !isPrepared else { return }
    isPrepared = true
    do throws(TransitionRun.Missing) {
      let run = try steeredRun(using: transitionContext)
      group.take(run.isMotionReduced ? [run.standStill()] : try transition.prepare(run))
      group.addCompletion { _ in run.end() }
      transition.alongside?(run, group)
    } catch {
      error.report()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// Returns the run without preparing animators, for an interaction that moves the views itself
  /// (T-43).
  ///
  /// - Throws: ``TransitionRun/Missing`` if the run lacks a part.
  public func steeredRun(
    using transitionContext: any ViewControllerContextTransitioning
  ) throws(TransitionRun.Missing) -> TransitionRun {
    isPrepared = true
    let run = try TransitionRun(of: transition, direction, transitionContext, group)
    self.run = run
    return run
  }

  /// Whether the transition's ``ControllerTransition/yieldsToNewRequests`` is true.
  public var yieldsToNewRequests: Bool { transition.yieldsToNewRequests }

  /// Notifies the run's companion, which may continue its animations after the transition.
  public func yieldToNewRequest() { run?.companion?.yieldToNewRequest() }

  /// Notifies the run's companion.
  public func interactionDidChange(isCancelled: Bool) {
    run?.companion?.interactionDidChange(isCancelled: isCancelled)
  }

  /// Ends the animations of the run (T-14a).
  public func transitionWillEnd(completed: Bool) { run?.transitionWillEnd(completed: completed) }

  /// Ends the run if other code has completed its transition (T-14).
  public func animationEnded(_ transitionCompleted: Bool) {
    run?.conclude(transitionCompleted)
    run = nil
  }
}
