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
  private var interruptible: (any ViewImplicitlyAnimating)? { context?.interruptibleAnimator }

  /// One that no transition has taken yet.
  public override init() { super.init() }

  /// Starts the animator and holds it at the beginning (T-3).
  open func startInteractiveTransition(
    _ transitionContext: any ViewControllerContextTransitioning
  ) {
    begin(transitionContext)
    guard let context else { return }
    if let interruptible {
      context.animate()
      interruptible.pauseAnimation()
    } else {
      context.animateSteered()
    }
  }

  /// The transition begins, under the hand or not.
  final func begin(_ transitionContext: any ViewControllerContextTransitioning) {
    context = transitionContext as? TransitionContext
    duration = context?.duration ?? 0
    percentComplete = 0
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
    percentComplete = interruptible.fractionComplete
  }

  /// The hand has moved.
  ///
  /// - Parameter percentComplete: Clamped to 0...1; one that is not a number is ignored (T-30).
  open func update(_ percentComplete: CGFloat) {
    guard !percentComplete.isNaN else { return }
    self.percentComplete = min(1, max(0, percentComplete))
    guard let context, context.isInteractive else { return }
    interruptible?.fractionComplete = self.percentComplete
    context.updateInteractiveTransition(self.percentComplete)
  }

  /// The hand has let go to go on.
  open func finish() {
    end(way: 1 - percentComplete) { context, _ in context.finishInteractiveTransition() }
  }

  /// The hand has let go to go back.
  open func cancel() {
    end(way: percentComplete) { context, interruptible in
      context.cancelInteractiveTransition()
      interruptible?.isReversed = true
    }
  }

  private func end(
    way: CGFloat,
    _ tell: (TransitionContext, (any ViewImplicitlyAnimating)?) -> Void
  ) {
    guard let context, context.isInteractive else { return }
    let interruptible = interruptible
    tell(context, interruptible)
    let speed = completionSpeed > 0 ? completionSpeed : 1
    interruptible?.continueAnimation(
      withTimingParameters: timingCurve, durationFactor: way / speed)
  }
}
