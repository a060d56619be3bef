import PresentationClock
import PresentationLifecycle
import PresentationMotion

/// The blocks, completions, timeline and timers of a property animator.
///
/// The state of the animator is stored in its state machine.
@MainActor struct AnimatorWork {
  /// An animation block that has not run yet.
  struct Block {
    /// The delay before the block begins, as a fraction of the animator's duration.
    let delayFactor: Double
    let run: () -> Void
  }

  /// The argument of the app's call that the animator is handling, such as a new
  /// `fractionComplete`.
  enum Wanted {
    case block(Block)
    case completion((ViewAnimatingPosition) -> Void)
    case fraction(Double)
    case timing((any TimingCurveProvider)?, factor: Double)
    case position(ViewAnimatingPosition)
  }

  var wanted: Wanted?
  var blocks: [Block] = []
  var completions: [(ViewAnimatingPosition) -> Void] = []
  var isReversed = false
  /// The timeline of the animator; nil before its first block and after its end.
  var timeline: AnimationTimeline?
  /// The ``AnimatedWindow`` with the animator's own curve and whole duration; it contains no
  /// changes.
  var whole: AnimatedWindow?
  /// The value to which the app has set `fractionComplete` while the animator is paused; else nil.
  ///
  /// While the animator is paused, `fractionComplete` returns exactly this value.
  var scrubbed: Double?
  var ending = ViewAnimatingPosition.end
  /// The animation blocks of an animator that has ended, until the completions are called.
  ///
  /// A block may have called `animate`. The completion of that call comes after the animator's own
  /// completions.
  var ended: [AnimatedWindow] = []
  /// The transactions whose completions wait for the animator.
  var holds: [TransactionHold] = []
  var delay: RunLoopTimer?
  /// The timer that ends the animator in the next turn of the run loop.
  var farewell: RunLoopTimer?

  /// The time that the animator needs to run from ``scrubbed`` to its end, in seconds.
  ///
  /// Nil if the app has set no fraction.
  var left: Double? {
    guard let scrubbed, let timeline else { return nil }
    return (1 - scrubbed) * timeline.length
  }

  /// Returns the completed fraction in the animator's current direction, for `fractionComplete`
  ///
  func fraction(isPaused: Bool, scrubsLinearly: Bool) -> Double {
    if isPaused, let scrubbed { return scrubbed }
    guard let timeline, timeline.length > 0, timeline.length.isFinite else { return 0 }
    let time = timeline.place / timeline.length
    let share = isPaused && scrubsLinearly ? wayBehind : time
    return min(1, max(0, isReversed ? 1 - share : share))
  }

  /// Returns the position on the timeline for a value of `fractionComplete`, in seconds.
  ///
  /// - Parameter isLinear: Whether the fraction is a fraction of the distance instead of the time.
  func place(of fraction: Double, isLinear: Bool) -> Double {
    guard let timeline, let whole else { return 0 }
    let share = isReversed ? 1 - fraction : fraction
    if share == 0 || share == 1 || !isLinear { return share * timeline.length }
    return whole.timing.main.firstTime(of: share)
  }

  /// The progress at the current position, as a fraction of the whole distance from start to end.
  private var wayBehind: Double {
    guard let timeline, let whole else { return 0 }
    return timeline.progress(of: whole, at: timeline.world.clock.now).x
  }

  /// The position at which the animator's own curve shows the current values, in seconds.
  var presentPlace: Double {
    guard let timeline, let whole else { return 0 }
    return timeline.isStraight ? whole.timing.main.firstTime(of: wayBehind) : timeline.place
  }

  /// The time that the animator still needs along its own curve in the current direction, in
  /// seconds.
  var distance: Double {
    guard let timeline else { return 0 }
    return abs(isReversed ? timeline.place : timeline.length - timeline.place)
  }

  /// Reverses the direction.
  ///
  /// A fraction `f` that the app has set becomes `1 - f`.
  mutating func turn() {
    isReversed.toggle()
    scrubbed = scrubbed.map { 1 - $0 }
  }

  var end: AnimationTimeline.End { isReversed ? .start : .end }
}
