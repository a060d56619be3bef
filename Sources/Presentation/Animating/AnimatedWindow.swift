import PresentationMotion

/// A part of a timeline in which changes happen along one curve: what one block has captured.
@MainActor final class AnimatedWindow: StatefulObject {
  let timeline: AnimationTimeline
  /// Seconds from the beginning of the timeline.
  let offset: Double
  let timing: AnimationTiming
  /// The keyframes that the window is a part of.
  let stretch: KeyframeStretch?
  /// Called once, with whether the changes came to their end.
  var onEnd: ((Bool) -> Void)?
  private(set) var motions: [PropertyMotion] = []
  /// The last answer of ``progress(at:)``: one evaluation serves every motion of the window.
  private var sample: (place: Double, progress: MotionProgress)?
  /// The straight line on which it moves while its timeline does.
  private var line = Line.from(0, .none)

  private enum Line {
    case from(_ place: Double, MotionProgress)
    /// Of a window that was added on the way.
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

  /// Describes the straight line, with its instants as seen from now.
  private func describeLine(to state: any StateVisitor) {
    let now = timeline.world.clock.now
    switch line {
    case .from(let place, let progress):
      state.add("line", case: "from", 0, [place, progress.x, progress.y])
    case .between(let start, let end):
      state.add("line", case: "between", 1, [start - now, end - now])
    }
  }

  /// Returns the progress of the changes at a place of the timeline.
  func progress(at place: Double) -> MotionProgress {
    if let sample, sample.place == place { return sample.progress }
    let progress = timing.progress(at: (stretch?.straightened(place) ?? place) - offset)
    sample = (place, progress)
    return progress
  }

  /// Returns the progress of the changes on a straight line that ends at the place `end`.
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

  /// Begins a straight line at a place.
  func goStraight(from place: Double, _ progress: MotionProgress) {
    line = .from(place, progress)
  }

  /// Begins a straight line that takes the time to the arrival.
  func goStraight(from start: Duration, until arrival: Duration) {
    line = .between(start, arrival)
  }

  /// Notes a change that the model has just made.
  func capture(_ motion: PropertyMotion) {
    motions.append(motion)
    motion.view.motions.append(motion)
  }

  /// Puts another change in the place of each.
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

  /// Releases a change that another one has replaced.
  func forget(_ motion: PropertyMotion) {
    motions.removeAll { $0 === motion }
  }

  /// Takes a change off its view, which is seen where its model is.
  func letGo(_ motion: PropertyMotion) {
    forget(motion)
    motion.view.motions.removeAll { $0 === motion }
  }

  func freeze(at progress: MotionProgress) {
    let views = views
    for motion in motions { motion.freeze(at: progress, with: views) }
    detach()
  }

  /// The views whose place is changed here.
  private var views: Set<ObjectIdentifier> {
    Set(motions.filter(\.isPlace).map { ObjectIdentifier($0.view) })
  }

  /// Takes every motion off its view; they stay known for ``settle(at:)``.
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
