public import Foundation

/// An interaction controller that sets the progress of a transition to a percentage (T-30 to T-38).
///
/// If the app's animator implements `interruptibleAnimator(using:)`, the percentage controls the
/// returned animator. Otherwise the interaction controller calls `animateTransition(using:)`, and
/// the percentage controls the animation blocks that run in that call (T-36, T-45):
///
/// ```swift
/// menu.dismiss(animated: true)
/// stage.runTurn()
/// interaction.update(0.4)
/// interaction.cancel()
/// ```
@preconcurrency @MainActor
open class PercentDrivenInteractiveTransition: NSObject,
  ViewControllerInteractiveTransitioning
{
  /// The duration in seconds that the animator returned when the transition began (T-33); 0 before.
  public private(set) final var duration: TimeInterval = 0
  /// The progress of the interaction, from 0 to 1 (T-30).
  public private(set) final var percentComplete: CGFloat = 0
  /// The speed after the gesture has ended.
  ///
  /// The remaining part of the transition takes `duration * way / completionSpeed` seconds, where
  /// `way` is the remaining fraction (T-31). A value that is not above 0 counts as 1.
  open var completionSpeed: CGFloat = 1
  /// The curve after the gesture has ended, if the app's animator is not interruptible (T-32).
  open var completionCurve = View.AnimationCurve.easeInOut
  /// The curve after the gesture has ended, if the app's animator is interruptible; nil keeps the
  /// curve of that animator (T-32).
  open var timingCurve: (any TimingCurveProvider)?
  /// Whether the gesture controls the transition from its beginning (T-34).
  ///
  /// If false, the transition runs by itself until ``pause()`` grabs it. This requires an
  /// interruptible animator.
  open var wantsInteractiveStart = true

  private weak var context: TransitionContext?

  /// Creates an interaction controller that does not belong to a transition yet.
  public override init() { super.init() }

  /// Starts the transition: paused at its beginning, or running if ``wantsInteractiveStart`` is
  /// false (T-3, T-44).
  ///
  /// If the gesture controls the start and the animator is interruptible, pauses the interruptible
  /// animator and does not call `animateTransition(using:)`. In all other cases calls
  /// `animateTransition(using:)` (T-45).
  open func startInteractiveTransition(
    _ transitionContext: any ViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? TransitionContext else { return }
    context = transition
    duration = transition.duration
    guard transition.isInteractive else { return transition.animate() }
    guard let interruptible = transition.askInterruptible() else {
      return transition.animateSteered()
    }
    interruptible.pauseAnimation()
  }

  /// Grabs a transition that runs by itself (T-35).
  ///
  /// Asks the app's animator for its interruptible animator, and pauses it where it is. Without an
  /// interruptible animator, nothing happens (T-41). If the interruptible animator does not run, an
  /// issue is reported, and nothing is paused (T-45a).
  open func pause() { context?.pauseInteractiveTransition() }

  /// Moves the transition to a percentage.
  ///
  /// Has no effect before the transition has started to move, nor after the interaction has ended
  /// (P-79).
  ///
  /// - Parameter percentComplete: The progress; limited to 0...1. NaN is ignored (T-30).
  open func update(_ percentComplete: CGFloat) {
    guard !percentComplete.isNaN else { return }
    context?.updateInteractiveTransition(min(1, max(0, percentComplete)))
  }

  /// Ends the interaction and lets the transition finish.
  ///
  /// Before the transition has started to move, the call is remembered until then (P-79).
  open func finish() { context?.finishInteractiveTransition() }

  /// Ends the interaction and cancels the transition.
  ///
  /// Before the transition has started to move, the call is remembered until then (P-79).
  open func cancel() { context?.cancelInteractiveTransition() }
}

/// The calls that the transition makes to its interaction controller.
extension PercentDrivenInteractiveTransition {
  /// Joins a transition that has chosen this interaction controller.
  ///
  /// The interaction may end from here on.
  final func join(_ transition: TransitionContext) {
    (context, percentComplete, duration) = (transition, 0, 0)
  }

  /// Pauses the interruptible animator where it is, and sets the percentage to its position (T-35).
  final func takeHold(of interruptible: (any ViewImplicitlyAnimating)?) {
    guard let interruptible else { return }
    interruptible.pauseAnimation()
    if interruptible.isReversed { interruptible.isReversed = false }
    update(interruptible.fractionComplete)
  }

  final func follow(_ percent: CGFloat) {
    percentComplete = percent
    guard let interruptible = context?.interruptible, interruptible.fractionComplete != percent
    else { return }
    interruptible.fractionComplete = percent
  }

  /// Continues the interruptible animator to its end or back to its start, when the interaction has
  /// ended (T-31, T-32, T-37).
  final func runRest(isCancelled: Bool) {
    guard let interruptible = context?.interruptible else { return }
    if isCancelled { interruptible.isReversed = true }
    let way = isCancelled ? percentComplete : 1 - percentComplete
    let speed = completionSpeed > 0 ? completionSpeed : 1
    // `durationFactor` is a fraction of the animator's own duration, which may differ from
    // `duration`.
    let own = (interruptible as? ViewPropertyAnimator)?.duration ?? duration
    let seconds = min(.longest, duration * way / speed)
    interruptible.continueAnimation(
      withTimingParameters: timingCurve, durationFactor: own > 0 ? seconds / own : way / speed)
  }

  /// The interruptible animator if it is paused, else nil.
  final var heldAnimator: (any ViewImplicitlyAnimating)? {
    guard let held = context?.interruptible, held.state == .active, !held.isRunning else {
      return nil
    }
    return held
  }

  /// Leaves a transition that has ended, unless another transition has been joined in the meantime.
  final func leave(_ transition: TransitionContext) {
    if context === transition { context = nil }
  }
}
