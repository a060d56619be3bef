public import Foundation

/// An interaction controller with which the app sets the progress of a transition (T-30 to T-38).
///
/// If the app's animator implements `interruptibleAnimator(using:)`, the progress controls the
/// returned animator. Otherwise the progress controls the animation blocks that run in
/// `animateTransition(using:)` (T-36, T-45):
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
  /// The duration in seconds that the animator returned when the transition began; 0 before the
  /// transition begins (T-33).
  public private(set) final var duration: TimeInterval = 0
  /// The progress of the interaction, from 0 to 1 (T-30).
  public private(set) final var percentComplete: CGFloat = 0
  /// The speed after the gesture has ended.
  ///
  /// The remaining part of the transition takes `duration * way / completionSpeed` seconds, where
  /// `way` is the remaining fraction (T-31). If the speed is not above 0, 1 is used.
  open var completionSpeed: CGFloat = 1
  /// The curve after the gesture has ended, if the app's animator is not interruptible (T-32).
  open var completionCurve = View.AnimationCurve.easeInOut
  /// The curve after the gesture has ended, if the app's animator is interruptible; nil keeps the
  /// curve of that animator (T-32).
  open var timingCurve: (any TimingCurveProvider)?
  /// Whether the gesture controls the transition from its beginning (T-34).
  ///
  /// If false, the transition runs by itself until ``pause()`` is called. Pausing requires an
  /// interruptible animator.
  open var wantsInteractiveStart = true

  private weak var context: TransitionContext?

  /// Creates an interaction controller that does not belong to a transition yet.
  public override init() { super.init() }

  /// Starts the transition (T-3, T-44).
  ///
  /// The transition is paused at its beginning, or runs if ``wantsInteractiveStart`` is false. If
  /// the gesture controls the start and the app's animator has an interruptible animator, pauses
  /// the interruptible animator instead of calling `animateTransition(using:)`. In all other cases,
  /// calls `animateTransition(using:)` (T-45).
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

  /// Pauses a transition that runs by itself, so that the gesture controls it (T-35).
  ///
  /// Asks the app's animator for its interruptible animator, and pauses the result at its current
  /// position. If there is no interruptible animator, nothing happens (T-41). If the interruptible
  /// animator does not run, an issue is reported, and nothing is paused (T-45a).
  open func pause() { context?.pauseInteractiveTransition() }

  /// Sets the progress of the transition.
  ///
  /// Has no effect before the transition has started to move or after the interaction has ended
  /// (P-79).
  ///
  /// - Parameter percentComplete: The progress; limited to 0...1. NaN is ignored (T-30).
  open func update(_ percentComplete: CGFloat) {
    guard !percentComplete.isNaN else { return }
    context?.updateInteractiveTransition(min(1, max(0, percentComplete)))
  }

  /// Ends the interaction and lets the transition finish.
  ///
  /// If the transition has not started to move, the call takes effect at the start (P-79).
  open func finish() { context?.finishInteractiveTransition() }

  /// Ends the interaction and cancels the transition.
  ///
  /// If the transition has not started to move, the call takes effect at the start (P-79).
  open func cancel() { context?.cancelInteractiveTransition() }
}

/// The methods that a transition calls on its interaction controller.
extension PercentDrivenInteractiveTransition {
  /// Stores the transition that uses this interaction controller.
  ///
  /// After this call, the app may end the interaction.
  final func join(_ transition: TransitionContext) {
    (context, percentComplete, duration) = (transition, 0, 0)
  }

  /// Pauses the interruptible animator, and sets the progress to its current position (T-35).
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

  /// Continues the interruptible animator to its end, or back to its start if the interaction was
  /// canceled (T-31, T-32, T-37).
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

  /// Forgets a transition that has ended.
  ///
  /// If another transition uses this controller by now, nothing changes.
  final func leave(_ transition: TransitionContext) {
    if context === transition { context = nil }
  }
}
