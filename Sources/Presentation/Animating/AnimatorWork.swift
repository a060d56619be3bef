import PresentationClock
import PresentationLifecycle
import PresentationMotion

/// The work of a property animator, beside its state.
@MainActor struct AnimatorWork {
  /// A block that has not run.
  struct Block {
    /// The part of the duration that it waits.
    let delayFactor: Double
    let run: () -> Void
  }

  /// The result that the running call asks for.
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
  /// Its time, from its first block to its end.
  var timeline: AnimationTimeline?
  /// The animation that takes all blocks along the animator's curve.
  var whole: AnimatedWindow?
  /// The fraction that a hand has set and nothing has moved since, as it reads back.
  var scrubbed: Double?
  var ending = ViewAnimatingPosition.end
  /// The animations that its blocks captured, after the end of its timeline; completions of
  /// `animate` are called.
  var ended: [AnimatedWindow] = []
  var delay: RunLoopTimer?
  /// The end that comes in the next turn.
  var farewell: RunLoopTimer?

  /// Seconds that the rest takes if a scrub has decided it; otherwise the timeline decides.
  var left: Double? {
    guard let scrubbed, let timeline else { return nil }
    return (1 - scrubbed) * timeline.length
  }

  /// Returns the completed fraction in its direction.
  func fraction(isPaused: Bool, scrubsLinearly: Bool) -> Double {
    if isPaused, let scrubbed { return scrubbed }
    guard let timeline, timeline.length > 0, timeline.length.isFinite else { return 0 }
    let time = timeline.place / timeline.length
    let share = isPaused && scrubsLinearly ? wayBehind : time
    return min(1, max(0, isReversed ? 1 - share : share))
  }

  /// The place for a fraction.
  func place(of fraction: Double, isLinear: Bool) -> Double {
    guard let timeline, let whole else { return 0 }
    let share = isReversed ? 1 - fraction : fraction
    if share == 0 || share == 1 || !isLinear { return share * timeline.length }
    return whole.timing.main.firstTime(of: share)
  }

  /// The progress of the first block's changes.
  private var wayBehind: Double {
    guard let timeline, let whole else { return 0 }
    return timeline.progress(of: whole, at: timeline.world.clock.now).x
  }

  /// The place on the animator's own curve.
  var presentPlace: Double {
    guard let timeline, let whole else { return 0 }
    return timeline.isStraight ? whole.timing.main.firstTime(of: wayBehind) : timeline.place
  }

  /// Seconds to the end in its direction, at the pace of the curve.
  var distance: Double {
    guard let timeline else { return 0 }
    return abs(isReversed ? timeline.place : timeline.length - timeline.place)
  }

  /// Reverses the direction; a scrubbed fraction is then measured from the other end.
  mutating func turn() {
    isReversed.toggle()
    scrubbed = scrubbed.map { 1 - $0 }
  }

  var end: AnimationTimeline.End { isReversed ? .start : .end }
}
