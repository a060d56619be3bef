public import Foundation
public import Presentation

/// The animation controller of one transition that a ``ControllerTransition`` animates.
///
/// This class implements `ViewControllerFluidTransitioning`, which includes
/// `ViewControllerAnimatedTransitioning`. To create the animations of the views, this class calls
/// ``ControllerTransition/prepare(_:)``.
@MainActor public final class TransitionAnimator: ViewControllerFluidTransitioning {
  /// The direction: `coming` for a presentation or push, `going` for a dismissal or pop.
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

  /// Returns the animator of the transition; each call returns the same animator (T-45).
  ///
  /// The first call prepares the views and creates the animations.
  public func interruptibleAnimator(
    using transitionContext: any ViewControllerContextTransitioning
  ) -> any ViewImplicitlyAnimating {
    prepare(transitionContext)
    return group
  }

  /// Prepares the views, if they are not prepared yet, and starts the animations.
  public func animateTransition(
    using transitionContext: any ViewControllerContextTransitioning
  ) {
    prepare(transitionContext)
    group.startAnimation()
  }

  /// Prepares the views and creates the animations; does nothing in later calls.
  ///
  /// The animation may need a view that is missing. This method then reports the missing view, and
  /// completes the transition immediately (H-50, P-118).
  private func prepare(_ transitionContext: any ViewControllerContextTransitioning) {
    guard !isPrepared else { return }
    isPrepared = true
    do throws(TransitionRun.Missing) {
      let run = try steeredRun(using: transitionContext)
      let animators = run.isMotionReduced ? [run.standStill()] : try transition.prepare(run)
      guard !animators.isEmpty else { return run.end() }
      group.take(animators)
      group.addCompletion { _ in run.end() }
      transition.alongside?(run, group)
    } catch {
      error.report()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// Places the views of a transition in the container view, without creating animations.
  ///
  /// Use this method in an interaction controller that moves the views itself (T-43).
  ///
  /// - Returns: The views, the direction and the container view of the transition.
  /// - Throws: ``TransitionRun/Missing`` if a controller or its view is missing.
  public func steeredRun(
    using transitionContext: any ViewControllerContextTransitioning
  ) throws(TransitionRun.Missing) -> TransitionRun {
    isPrepared = true
    let run = try TransitionRun(of: transition, direction, transitionContext, group)
    self.run = run
    return run
  }

  /// Whether another request may interrupt the transition; equal to
  /// ``ControllerTransition/yieldsToNewRequests``.
  public var yieldsToNewRequests: Bool { transition.yieldsToNewRequests }

  /// Called when another request interrupts the transition (N-81).
  ///
  /// The flying views of a ``HeroTransition`` then continue to fly after the end of the transition.
  public func yieldToNewRequest() { run?.companion?.yieldToNewRequest() }

  /// Called after a gesture has started or stopped controlling the transition (T-21).
  ///
  /// If the gesture was canceled, the flying views of a ``HeroTransition`` reverse their direction.
  public func interactionDidChange(isCancelled: Bool) {
    run?.companion?.interactionDidChange(isCancelled: isCancelled)
  }

  /// Ends the animations if other code ends the transition, for example by closing the window
  /// (T-14a).
  public func transitionWillEnd(completed: Bool) { run?.transitionWillEnd(completed: completed) }

  /// Calls the closures of ``TransitionRun/onEnd(_:)`` if other code has ended the transition
  /// (T-14).
  public func animationEnded(_ transitionCompleted: Bool) {
    run?.conclude(transitionCompleted)
    run = nil
  }
}
