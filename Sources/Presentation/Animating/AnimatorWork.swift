import PresentationClock
import PresentationLifecycle
import PresentationMotion

/// What a property animator has to do, beside where it stands.
@MainActor struct AnimatorWork {
  /// A block that has not run.
  struct Block {
    /// The part of the time that is left before it begins.
    let delayFactor: Double
    let run: () -> Void
  }

  /// What the call wants that is being answered.
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
  var timing: AnimationTiming?
  /// Seconds that the rest takes, when a scrub has decided it; else what the timeline says.
  var left: Double?
  var ending = ViewAnimatingPosition.end
  var delay: RunLoopTimer?

  /// How far it has come in its direction.
  func fraction(isPaused: Bool, scrubsLinearly: Bool) -> Double {
    guard let timeline, timeline.length > 0, timeline.length.isFinite else { return 0 }
    let time = timeline.place / timeline.length
    let share = isPaused && scrubsLinearly ? wayBehind : time
    return min(1, max(0, isReversed ? 1 - share : share))
  }

  /// The place for a fraction.
  func place(of fraction: Double, isLinear: Bool) -> Double {
    guard let timeline, let timing else { return 0 }
    let share = isReversed ? 1 - fraction : fraction
    if share == 0 || share == 1 || !isLinear { return share * timeline.length }
    return timing.main.time(reaching: share)
  }

  /// How far the first block's changes are.
  private var wayBehind: Double {
    guard let timeline, let timing else { return 0 }
    return timeline.progress(ofWhole: timing).x
  }

  /// Where to stay so that nothing jumps.
  var presentPlace: Double {
    guard let timeline, let timing else { return 0 }
    return timeline.isStraight
      ? timing.main.time(reaching: wayBehind) : timeline.place
  }

  /// Seconds to the end in its direction, at the pace of the curve.
  var distance: Double {
    guard let timeline else { return 0 }
    return isReversed ? timeline.place : timeline.length - timeline.place
  }

  var end: AnimationTimeline.End { isReversed ? .start : .end }
}
