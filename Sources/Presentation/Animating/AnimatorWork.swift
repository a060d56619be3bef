import PresentationClock
import PresentationLifecycle
import PresentationMotion

/// The data of a property animator, except for the state of its state machine.
@MainActor struct AnimatorWork {
  /// An animation block that has not run yet.
  struct Block {
    /// The delay before the block begins, as a fraction of the animator's duration.
    let delayFactor: Double
    let run: () -> Void
  }

  /// The argument of the call that the animator is performing.
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
  /// The ``AnimatedWindow`` that has the animator's own curve and spans its whole duration.
  var whole: AnimatedWindow?
  /// The value of `fractionComplete` that the app has set during the current pause; else nil.
  ///
  /// Reading `fractionComplete` returns this value.
  var scrubbed: Double?
  var ending = ViewAnimatingPosition.end
  /// The ``AnimatedWindow``s of the animator's blocks, after the animator's timeline has ended.
  ///
  /// The completions of nested calls of `animate` in these windows have not been called yet.
  var ended: [AnimatedWindow] = []
  var delay: RunLoopTimer?
  /// The timer that ends the animator in the next turn of the run loop.
  var farewell: RunLoopTimer?

  /// The remaining seconds if the app has set `fractionComplete`; nil if the timeline determines
  /// the remaining seconds.
  var left: Double? {
    guard let scrubbed, let timeline else { return nil }
    return (1 - scrubbed) * timeline.length
  }

  /// Returns the completed fraction in the animator's current direction.
  func fraction(isPaused: Bool, scrubsLinearly: Bool) -> Double {
    if isPaused, let scrubbed { return scrubbed }
    guard let timeline, timeline.length > 0, timeline.length.isFinite else { return 0 }
    let time = timeline.place / timeline.length
    let share = isPaused && scrubsLinearly ? wayBehind : time
    return min(1, max(0, isReversed ? 1 - share : share))
  }

  /// Returns the place on the timeline for a fraction.
  func place(of fraction: Double, isLinear: Bool) -> Double {
    guard let timeline, let whole else { return 0 }
    let share = isReversed ? 1 - fraction : fraction
    if share == 0 || share == 1 || !isLinear { return share * timeline.length }
    return whole.timing.main.firstTime(of: share)
  }

  /// The progress along the animator's own curve.
  private var wayBehind: Double {
    guard let timeline, let whole else { return 0 }
    return timeline.progress(of: whole, at: timeline.world.clock.now).x
  }

  /// The current place on the animator's own curve, in seconds.
  var presentPlace: Double {
    guard let timeline, let whole else { return 0 }
    return timeline.isStraight ? whole.timing.main.firstTime(of: wayBehind) : timeline.place
  }

  /// The remaining seconds in the current direction, at the normal pace of the curve.
  var distance: Double {
    guard let timeline else { return 0 }
    return abs(isReversed ? timeline.place : timeline.length - timeline.place)
  }

  /// Reverses the direction.
  ///
  /// After that, a fraction that the app has set is measured from the other end.
  mutating func turn() {
    isReversed.toggle()
    scrubbed = scrubbed.map { 1 - $0 }
  }

  var end: AnimationTimeline.End { isReversed ? .start : .end }
}
