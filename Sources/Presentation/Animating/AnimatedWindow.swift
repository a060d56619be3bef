import PresentationMotion

/// The changes that an animation block has captured, their curve, and the part of a timeline in
/// which they are animated.
@MainActor final class AnimatedWindow: StatefulObject {
  let timeline: AnimationTimeline
  /// The seconds from the beginning of the timeline to the beginning of the window.
  let offset: Double
  let timing: AnimationTiming
  /// The keyframe animation to which the window belongs; nil without keyframes.
  let stretch: KeyframeStretch?
  /// The completion, which is called once: with true if the changes have reached their end, else
  /// with false.
  var onEnd: ((Bool) -> Void)?
  private(set) var motions: [PropertyMotion] = []
  /// The last result of ``progress(at:)``, stored because every motion of the window requests this
  /// progress.
  private var sample: (place: Double, progress: MotionProgress)?
  /// The straight line that replaces the window's own curve while the timeline moves linearly to
  /// one of its ends.
  private var line = Line.from(0, .none)

  private enum Line {
    case from(_ place: Double, MotionProgress)
    /// The line of a window that was added while the timeline was already moving.
    case between(_ start: Duration, _ end: Duration)
  }

  init(
    on timeline: AnimationTimeline, offset: Double, timing: AnimationTiming,
    stretch: KeyframeStretch? = nil
  ) {
    (self.timeline, self.offset, self.timing) = (timeline, offset, timing)
    self.stretch = stretch
  }

  var length: Double { timing.duration }

  var end: Double { stretch?.end ?? offset + timing.duration }

  func describe(to state: any StateVisitor) {
    state.add("timeline", timeline)
    state.add("offset", offset)
    state.add("timing", timing)
    state.add("stretch", any: stretch)
    state.add("heard", onEnd != nil)
    state.add("motions", motions)
    describeLine(to: state)
  }

  /// Adds the straight line to a visitor, with times relative to now.
  private func describeLine(to state: any StateVisitor) {
    let now = timeline.world.clock.now
    switch line {
    case .from(let place, let progress):
      state.add("line", case: "from", 0, [place, progress.x, progress.y])
    case .between(let start, let end):
      state.add("line", case: "between", 1, [start - now, end - now])
    }
  }

  /// Returns the progress of the changes at a place of the timeline, in seconds from its beginning.
  func progress(at place: Double) -> MotionProgress {
    if let sample, sample.place == place { return sample.progress }
    let progress = timing.progress(at: (stretch?.straightened(place) ?? place) - offset)
    sample = (place, progress)
    return progress
  }

  /// Returns the progress of the changes on the straight line to the place `end` of the timeline.
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

  /// Begins a straight line at a place of the timeline; `progress` is the progress at that place.
  func goStraight(from place: Double, _ progress: MotionProgress) {
    line = .from(place, progress)
  }

  /// Begins a straight line from a start time to an arrival time.
  func goStraight(from start: Duration, until arrival: Duration) {
    line = .between(start, arrival)
  }

  /// Stores a motion for a change that has just been made to the model value.
  func capture(_ motion: PropertyMotion) {
    motions.append(motion)
    motion.view.motions.append(motion)
  }

  /// Replaces each motion by another motion.
  func replaceMotions(_ replacement: (PropertyMotion) -> PropertyMotion) {
    let old = motions
    release()
    for motion in old { capture(replacement(motion)) }
  }

  func finish(_ finished: Bool) {
    let ended = onEnd
    onEnd = nil
    ended?(finished)
  }

  /// Removes a motion that another motion has replaced.
  func forget(_ motion: PropertyMotion) {
    motions.removeAll { $0 === motion }
  }

  /// Removes a motion from the window and from its view, so that the view's model value becomes
  /// visible.
  func letGo(_ motion: PropertyMotion) {
    forget(motion)
    motion.view.motions.removeAll { $0 === motion }
  }

  func freeze(at progress: MotionProgress) {
    let views = views
    for motion in motions { motion.freeze(at: progress, with: views) }
    detach()
  }

  /// The identities of the views whose bounds or center the window animates.
  private var views: Set<ObjectIdentifier> {
    Set(motions.filter(\.isPlace).map { ObjectIdentifier($0.view) })
  }

  /// Removes all motions from their views.
  ///
  /// The window keeps the motions for ``settle(at:)``.
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
