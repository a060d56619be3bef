public import Foundation

/// Steers a transition by a percentage, whatever its animator animates (T-30 to T-38).
///
/// It drives the blocks that the animator runs in `animateTransition`, or the animator that
/// `interruptibleAnimator(using:)` answers:
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
  /// Seconds that the animator gave when the transition began (T-33); 0 before.
  public private(set) final var duration: TimeInterval = 0
  /// How far the hand has come, 0...1 (T-30).
  public private(set) final var percentComplete: CGFloat = 0
  /// The rest takes `duration * way / completionSpeed` (T-31); not above 0 counts as 1.
  open var completionSpeed: CGFloat = 1
  /// The curve of the rest, unless the animator is interruptible (T-32).
  open var completionCurve = View.AnimationCurve.easeInOut
  /// The curve of the rest, if the animator is interruptible; nil keeps its own (T-32).
  open var timingCurve: (any TimingCurveProvider)?
  /// Whether the transition begins under the hand (T-34).
  ///
  /// With false it runs by itself, and `pause()` takes hold of it; that needs an interruptible
  /// animator.
  open var wantsInteractiveStart = true

  private weak var context: TransitionContext?
  /// The animator that can be grabbed, from the flight to the end of the transition (T-40).
  private var interruptible: (any ViewImplicitlyAnimating)?

  /// One that no transition has taken yet.
  public override init() { super.init() }

  /// Starts the animator and holds it at the beginning (T-3).
  open func startInteractiveTransition(
    _ transitionContext: any ViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? TransitionContext else { return }
    begin(transition)
    if let interruptible {
      transition.animate()
      interruptible.pauseAnimation()
    } else {
      transition.animateSteered()
    }
  }

  /// Takes hold of a transition that runs by itself (T-35).
  ///
  /// Without effect unless its animator is interruptible.
  open func pause() {
    guard let context, let interruptible else { return }
    context.pauseInteractiveTransition()
    guard context.isInteractive else { return }
    interruptible.pauseAnimation()
    if interruptible.isReversed { interruptible.isReversed = false }
    update(interruptible.fractionComplete)
  }

  /// The hand has moved; without effect before the flight, and after its end (P-79).
  ///
  /// - Parameter percentComplete: Clamped to 0...1; one that is not a number is ignored (T-30).
  open func update(_ percentComplete: CGFloat) {
    guard !percentComplete.isNaN else { return }
    context?.updateInteractiveTransition(min(1, max(0, percentComplete)))
  }

  /// The hand has let go to go on; from the request on, and remembered until the flight (P-79).
  open func finish() { context?.finishInteractiveTransition() }

  /// The hand has let go to go back; from the request on, and remembered until the flight (P-79).
  open func cancel() { context?.cancelInteractiveTransition() }
}

/// What the transition tells.
extension PercentDrivenInteractiveTransition {
  /// It was chosen: an end may come from here on.
  final func join(_ transition: TransitionContext) {
    (context, percentComplete, duration) = (transition, 0, 0)
  }

  /// It begins, under the hand or not.
  final func begin(_ transition: TransitionContext) {
    context = transition
    duration = transition.duration
    interruptible = transition.interruptibleAnimator
  }

  final func follow(_ percent: CGFloat) {
    percentComplete = percent
    guard let interruptible, interruptible.fractionComplete != percent else { return }
    interruptible.fractionComplete = percent
  }

  /// The hand has let go (T-31, T-32, T-37).
  final func runRest(isCancelled: Bool) {
    guard let interruptible else { return }
    if isCancelled { interruptible.isReversed = true }
    let way = isCancelled ? percentComplete : 1 - percentComplete
    let speed = completionSpeed > 0 ? completionSpeed : 1
    // A factor is of the animator's own duration, which may be another one.
    let own = (interruptible as? ViewPropertyAnimator)?.duration ?? duration
    let seconds = min(.longest, duration * way / speed)
    interruptible.continueAnimation(
      withTimingParameters: timingCurve, durationFactor: own > 0 ? seconds / own : way / speed)
  }

  /// What it holds, if anything.
  final var heldAnimator: (any ViewImplicitlyAnimating)? {
    guard let interruptible, interruptible.state == .active, !interruptible.isRunning else {
      return nil
    }
    return interruptible
  }

  /// It has ended; another one may have been joined meanwhile.
  final func leave(_ transition: TransitionContext) {
    guard context === transition else { return }
    (context, interruptible) = (nil, nil)
  }
}
