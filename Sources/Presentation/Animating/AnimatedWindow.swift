import PresentationMotion

/// The changes that an animation block has made to views, and the timing curve of these changes.
///
/// In this type, a window is a time range on an ``AnimationTimeline``. The changes are animated
/// during this time range.
@MainActor final class AnimatedWindow: StatefulObject {
  let timeline: AnimationTimeline
  /// The number of seconds from the beginning of the timeline to the beginning of the animated
  /// changes.
  let offset: Double
  let timing: AnimationTiming
  /// The keyframe animation to which the changes belong; nil for an animation without keyframes.
  let stretch: KeyframeStretch?
  /// The block on the same timeline in whose closure this block or keyframe was added; nil if there
  /// is none.
  private let outer: AnimatedWindow?
  /// Whether the block lasts for its whole duration, even without animations.
  private let isTimed: Bool
  /// Whether the views that the block changes get touches before the animation has ended.
  let takesTouches: Bool
  /// The completion of the animation block, which is called once.
  ///
  /// The argument is true if the changes have reached their end, and false if they have not.
  var onEnd: ((Bool) -> Void)?
  /// The app's line that passed the completion; nil if the app did not pass it.
  var site: ClosureSite?
  private(set) var motions: [PropertyMotion] = []
  /// The position and the result of the last call of ``progress(at:)``.
  ///
  /// The result is stored, because all changes of the block need the progress at the same
  /// positions.
  private var sample: (place: Double, progress: MotionProgress)?
  /// The linear progress that replaces the timing curve, after an animator has continued with other
  /// timing parameters.
  ///
  /// Linear progress is proportional to the movement of the timeline's current position.
  private var line = Line.from(0, .none)

  private enum Line {
    case from(_ place: Double, MotionProgress)
    /// Linear progress from a start time to an end time, for changes that were made while the
    /// timeline was already moving.
    case between(_ start: Duration, _ end: Duration)
  }

  init(
    on timeline: AnimationTimeline, offset: Double, timing: AnimationTiming,
    stretch: KeyframeStretch? = nil, inside outer: AnimatedWindow? = nil, isTimed: Bool = false,
    takesTouches: Bool = true
  ) {
    (self.timeline, self.offset, self.timing) = (timeline, offset, timing)
    self.takesTouches = outer?.takesTouches ?? takesTouches
    (self.stretch, self.outer, self.isTimed) = (stretch, outer, isTimed)
  }

  var length: Double { timing.duration }

  /// Whether the block itself has animations, or lasts without animations.
  var lasts: Bool { isTimed || !motions.isEmpty }

  var end: Double { stretch?.end ?? offset + timing.duration }

  func describe(to state: inout StateWriter) {
    state.add("timeline", timeline)
    state.add("offset", offset)
    state.add("timing", timing)
    state.add("stretch", any: stretch)
    state.add("outer", outer)
    state.add("timed", isTimed)
    state.add("touches", takesTouches)
    state.add("heard", onEnd != nil)
    if onEnd != nil, let site { state.add("site", site) }
    state.add("motions", motions)
    describeLine(to: &state)
  }

  /// Adds the linear progress to a description of the ``World``.
  ///
  /// Times are relative to the current time.
  private func describeLine(to state: inout StateWriter) {
    let now = timeline.world.clock.now
    switch line {
    case .from(let place, let progress):
      state.add("line", case: "from", 0, [place, progress.x, progress.y])
    case .between(let start, let end):
      state.add("line", case: "between", 1, [start - now, end - now])
    }
  }

  /// Returns the progress of the changes at a position on the timeline, along the timing curve.
  ///
  /// The position is in seconds from the beginning of the timeline.
  func progress(at place: Double) -> MotionProgress {
    if let sample, sample.place == place { return sample.progress }
    let progress = timing.progress(at: (stretch?.straightened(place) ?? place) - offset)
    sample = (place, progress)
    return progress
  }

  /// Returns the linear progress of the changes at the position `place` and the time `now`.
  ///
  /// Linear progress replaces the timing curve, and ends at the position `end`. Positions are in
  /// seconds from the beginning of the timeline.
  func progress(at place: Double, _ now: Duration, straightTo end: Double) -> MotionProgress {
    switch line {
    case .from(end, _): progress(at: end)
    case .from(let start, let progress):
      progress.moved(to: self.progress(at: end), by: (place - start) / (end - start))
    case .between(let start, let arrival):
      now < arrival
        ? .none.moved(to: progress(at: end), by: (now - start) / (arrival - start))
        : progress(at: end)
    }
  }

  /// Replaces the timing curve by linear progress from a position on the timeline.
  ///
  /// `progress` is the progress of the changes at this position.
  func goStraight(from place: Double, _ progress: MotionProgress) {
    line = .from(place, progress)
  }

  /// Replaces the timing curve by linear progress between two times of the clock.
  func goStraight(from start: Duration, until arrival: Duration) {
    line = .between(start, arrival)
  }

  /// Returns whether this is `block` itself, or a block or keyframe inside `block`.
  func isInside(_ block: AnimatedWindow) -> Bool {
    var next: AnimatedWindow? = self
    while let window = next, window !== block { next = window.outer }
    return next != nil
  }

  /// Adds the animation of a change to ``motions`` and to the changed view.
  func capture(_ motion: PropertyMotion) {
    motions.append(motion)
    motion.view.motions.append(motion)
  }

  /// Replaces the animation of each change by another animation.
  func replaceMotions(_ replacement: (PropertyMotion) -> PropertyMotion) {
    let old = motions
    release()
    for motion in old { capture(replacement(motion)) }
  }

  func finish(_ finished: Bool) {
    let ended = exchange(&onEnd, with: nil)
    ended?(finished)
  }

  /// Removes an animation from ``motions`` and from its view, so that the view shows the model
  /// value.
  func letGo(_ motion: PropertyMotion) {
    motions.removeAll { $0 === motion }
    motion.view.motions.removeAll { $0 === motion }
    timeline.motionRemoved()
  }

  func freeze(at progress: MotionProgress) {
    let views = views
    for motion in motions { motion.freeze(at: progress, with: views) }
    detach()
  }

  /// The identities of the views whose bounds or center the animation block has changed.
  private var views: Set<ObjectIdentifier> {
    Set(motions.filter(\.isPlace).map { ObjectIdentifier($0.view) })
  }

  /// Removes the animations from their views, so that the views show their model values.
  ///
  /// The animations stay in ``motions``, because ``settle(at:except:)`` needs them later.
  func detach() {
    for motion in motions { motion.view.motions.removeAll { $0 === motion } }
  }

  func settle(at position: ViewAnimatingPosition, except kept: Set<ObjectIdentifier> = []) {
    let views = views
    for motion in motions where !kept.contains(ObjectIdentifier(motion)) {
      motion.settle(at: position, with: views)
    }
    release()
  }

  func release() {
    detach()
    motions.removeAll()
  }
}
