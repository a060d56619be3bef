import PresentationClock
import PresentationLifecycle
import PresentationMotion

/// The data of a property animator, besides the state of its machine.
@MainActor struct AnimatorWork {
  /// An animation block that has not run yet.
  struct Block {
    /// The fraction of the duration for which the block waits.
    let delayFactor: Double
    let run: () -> Void
  }

  /// The argument of the call that is being performed.
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
  /// The timeline of the animator, from its first block to its end.
  var timeline: AnimationTimeline?
  /// The window with the animator's own curve, over its whole duration.
  var whole: AnimatedWindow?
  /// The fraction that the app has set while the animator is paused; nil if it has moved since.
  ///
  /// Reading the fraction returns this value.
  var scrubbed: Double?
  var ending = ViewAnimatingPosition.end
  /// The windows of the animator's blocks after its timeline has ended.
  ///
  /// Their completions, which belong to calls of `animate`, are still to be called.
  var ended: [AnimatedWindow] = []
  var delay: RunLoopTimer?
  /// The timer for an end in the next turn.
  var farewell: RunLoopTimer?

  /// The remaining seconds, if the app has set the fraction; nil if the timeline determines them.
  var left: Double? {
    guard let scrubbed, let timeline else { return nil }
    return (1 - scrubbed) * timeline.length
  }

  /// Returns the completed fraction in the animator's present direction.
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

  /// The present place on the animator's own curve.
  var presentPlace: Double {
    guard let timeline, let whole else { return 0 }
    return timeline.isStraight ? whole.timing.main.firstTime(of: wayBehind) : timeline.place
  }

  /// The remaining seconds in the present direction, at the pace of the curve.
  var distance: Double {
    guard let timeline else { return 0 }
    return abs(isReversed ? timeline.place : timeline.length - timeline.place)
  }

  /// Reverses the direction.
  ///
  /// A fraction that the app has set is then measured from the other end.
  mutating func turn() {
    isReversed.toggle()
    scrubbed = scrubbed.map { 1 - $0 }
  }

  var end: AnimationTimeline.End { isReversed ? .start : .end }
}
