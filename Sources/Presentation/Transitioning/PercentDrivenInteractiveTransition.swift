public import Foundation

/// Steers a transition by a percentage (T-30 to T-38).
///
/// It drives the animator that `interruptibleAnimator(using:)` returns. Without one it calls
/// `animateTransition(using:)` and drives the animation blocks that run there (T-36, T-45):
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
  /// The seconds that the animator returned when the transition began (T-33); 0 before.
  public private(set) final var duration: TimeInterval = 0
  /// The progress of the interaction, 0...1 (T-30).
  public private(set) final var percentComplete: CGFloat = 0
  /// The speed of the rest, which takes `duration * way / completionSpeed` seconds (T-31); a value
  /// that is not above 0 counts as 1.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest, unless the animator is interruptible (T-32).
  open var completionCurve = View.AnimationCurve.easeInOut
  /// The curve of the rest, if the animator is interruptible; nil keeps its own (T-32).
  open var timingCurve: (any TimingCurveProvider)?
  /// Whether the transition begins under a hand (T-34).
  ///
  /// If false, the transition runs by itself until ``pause()`` takes hold of it, which needs an
  /// interruptible animator.
  open var wantsInteractiveStart = true

  private weak var context: TransitionContext?

  /// Creates an interaction controller that belongs to no transition yet.
  public override init() { super.init() }

  /// Starts the transition: held at its beginning, or running if ``wantsInteractiveStart`` is false
  /// (T-3, T-44).
  ///
  /// Under a hand it activates and pauses the interruptible animator and does not call
  /// `animateTransition(using:)`. In every other case it calls that method (T-45).
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

  /// Takes hold of a transition that runs by itself (T-35).
  ///
  /// Asks the app's animator for its interruptible animator and pauses it where it is. Without
  /// effect if there is none (T-41). An animator that does not run is reported and not paused
  /// (T-45a).
  open func pause() { context?.pauseInteractiveTransition() }

  /// Moves the transition to a percentage; without effect before the transition is in flight, and
  /// after the interaction has ended (P-79).
  ///
  /// - Parameter percentComplete: Clamped to 0...1; a value that is not a number is ignored (T-30).
  open func update(_ percentComplete: CGFloat) {
    guard !percentComplete.isNaN else { return }
    context?.updateInteractiveTransition(min(1, max(0, percentComplete)))
  }

  /// Ends the interaction and lets the transition finish; before the flight this is remembered
  /// (P-79).
  open func finish() { context?.finishInteractiveTransition() }

  /// Ends the interaction and cancels the transition; before the flight this is remembered (P-79).
  open func cancel() { context?.cancelInteractiveTransition() }
}

/// The calls that come from the transition.
extension PercentDrivenInteractiveTransition {
  /// The transition has chosen this interaction controller; the interaction may end from here on.
  final func join(_ transition: TransitionContext) {
    (context, percentComplete, duration) = (transition, 0, 0)
  }

  /// Pauses the animator where it is, and makes its position the percentage (T-35).
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

  /// The interaction has ended: lets the animator go on or back (T-31, T-32, T-37).
  final func runRest(isCancelled: Bool) {
    guard let interruptible = context?.interruptible else { return }
    if isCancelled { interruptible.isReversed = true }
    let way = isCancelled ? percentComplete : 1 - percentComplete
    let speed = completionSpeed > 0 ? completionSpeed : 1
    // A factor is of the animator's own duration, which may be another one.
    let own = (interruptible as? ViewPropertyAnimator)?.duration ?? duration
    let seconds = min(.longest, duration * way / speed)
    interruptible.continueAnimation(
      withTimingParameters: timingCurve, durationFactor: own > 0 ? seconds / own : way / speed)
  }

  /// The interruptible animator, if it is paused.
  final var heldAnimator: (any ViewImplicitlyAnimating)? {
    guard let held = context?.interruptible, held.state == .active, !held.isRunning else {
      return nil
    }
    return held
  }

  /// The transition has ended; another one may have been joined meanwhile.
  final func leave(_ transition: TransitionContext) {
    if context === transition { context = nil }
  }
}
