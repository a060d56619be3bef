public import Foundation
package import PresentationLifecycle

/// An interaction controller with which the app sets the progress of a transition (T-30 to T-38).
///
/// If the app's animator implements `interruptibleAnimator(using:)`, the progress controls the
/// returned animator. If not, the progress controls the animation blocks and the property animators
/// that `animateTransition(using:)` starts (T-36, T-45).
///
/// For example, this code begins to dismiss a menu interactively, and cancels the dismissal:
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
  open private(set) var duration: CGFloat = 0
  /// The progress of the interaction, from 0 to 1 (T-30).
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the transition after the gesture has ended; 1 by default.
  ///
  /// The rest of the transition takes `duration * rest / completionSpeed` seconds (T-31). `rest` is
  /// `1 - percentComplete` if the transition finishes, and `percentComplete` if it is canceled. If
  /// the speed is not above 0, the speed 1 is used.
  open var completionSpeed: CGFloat = 1
  /// The transition's timing curve after the gesture has ended (T-32).
  ///
  /// If the app's animator implements `interruptibleAnimator(using:)`, ``timingCurve`` is used
  /// instead.
  open var completionCurve = View.AnimationCurve.easeInOut
  /// The timing curve of the interruptible animator after the gesture has ended (T-32).
  ///
  /// If nil, the animator that `interruptibleAnimator(using:)` has returned keeps its own curve.
  open var timingCurve: (any TimingCurveProvider)?
  /// Whether the gesture controls the transition from its beginning (T-34).
  ///
  /// If false, the transition runs without a gesture until ``pause()`` is called. For a pause, the
  /// app's animator must implement `interruptibleAnimator(using:)`.
  open var wantsInteractiveStart = true

  private weak var context: TransitionContext?

  /// Creates an interaction controller that does not belong to a transition yet.
  public override init() { super.init() }

  /// Starts the transition (T-3, T-44).
  ///
  /// If ``wantsInteractiveStart`` is false, this method calls `animateTransition(using:)`, and the
  /// transition runs without a gesture.
  ///
  /// If ``wantsInteractiveStart`` is true, the transition is paused at its beginning. If the app's
  /// animator implements `interruptibleAnimator(using:)`, the returned property animator is paused,
  /// and `animateTransition(using:)` is not called (T-45). If not, `animateTransition(using:)` is
  /// called, and its animation blocks are paused.
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

  /// Pauses a transition that runs without a gesture, so that a gesture controls it (T-35).
  ///
  /// Calls `interruptibleAnimator(using:)` of the app's animator, and pauses the returned animator.
  /// If the app's animator does not implement `interruptibleAnimator(using:)`, nothing happens
  /// (T-41). If the returned animator is not running, an issue is reported, and nothing is paused
  /// (T-45a).
  open func pause() { context?.pauseInteractiveTransition() }

  /// Sets the progress of the transition.
  ///
  /// The call has no effect before the transition has started to move. It also has no effect after
  /// the interaction has ended (P-79).
  ///
  /// - Parameter percentComplete: The progress; limited to 0...1. A number that is not finite
  ///   raises the issue `notFinite` and does not change the progress (T-30).
  open func update(_ percentComplete: CGFloat) {
    guard percentComplete.isFinite || context != nil else {
      return World.current.reportNotFinite("progress", of: "a percent-driven transition")
    }
    context?.updateInteractiveTransition(percentComplete)
  }

  /// Ends the interaction and lets the transition finish.
  ///
  /// If the transition was requested but has not started, the call takes effect when the transition
  /// starts (P-79).
  open func finish() { context?.finishInteractiveTransition() }

  /// Ends the interaction and cancels the transition.
  ///
  /// If the transition was requested but has not started, the call takes effect when the transition
  /// starts (P-79).
  open func cancel() { context?.cancelInteractiveTransition() }
}

/// The methods that a transition calls on its interaction controller.
extension PercentDrivenInteractiveTransition {
  /// Stores the transition that uses this interaction controller.
  ///
  /// After this call, the app may call ``finish()`` or ``cancel()``.
  final func join(_ transition: TransitionContext) {
    (context, percentComplete, duration) = (transition, 0, 0)
  }

  /// The state of the interaction with the transition; nil if no transition uses this object.
  package final var interactionState: Interaction.State? { context?.interactionState }

  /// Pauses the interruptible animator, which then runs forward (T-35).
  final func pause(_ interruptible: (any ViewImplicitlyAnimating)?) {
    interruptible?.pauseAnimation()
    if interruptible?.isReversed == true { interruptible?.isReversed = false }
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
  /// Does nothing if another transition already uses this interaction controller.
  final func leave(_ transition: TransitionContext) {
    if context === transition { context = nil }
  }
}
