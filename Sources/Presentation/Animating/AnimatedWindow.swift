import PresentationMotion

/// A part of a timeline in which changes happen along one curve: what one block has captured.
@MainActor final class AnimatedWindow {
  let timeline: AnimationTimeline
  /// Seconds from the beginning of the timeline.
  let offset: Double
  let timing: AnimationTiming
  /// Called once, with whether the changes came to their end.
  var onEnd: ((Bool) -> Void)?
  private(set) var motions: [PropertyMotion] = []
  /// The last answer of ``progress(at:)``: one evaluation serves every motion of the window.
  private var sample: (place: Double, progress: MotionProgress)?

  init(
    on timeline: AnimationTimeline, offset: Double, timing: AnimationTiming
  ) {
    (self.timeline, self.offset, self.timing) = (timeline, offset, timing)
  }

  var length: Double { timing.duration }

  var end: Double { offset + timing.duration }

  /// How far the changes are at a place of the timeline.
  func progress(at place: Double) -> MotionProgress {
    if let sample, sample.place == place { return sample.progress }
    let progress = timing.progress(at: place - offset)
    sample = (place, progress)
    return progress
  }

  /// Notes a change that the model has just made.
  func capture(_ motion: PropertyMotion) {
    motions.append(motion)
    motion.view.motions.append(motion)
  }

  func finish(_ finished: Bool) {
    let ended = onEnd
    onEnd = nil
    ended?(finished)
  }

  func freeze(at progress: MotionProgress) {
    for motion in motions {
      motion.freeze(at: progress)
      motion.view.motions.removeAll { $0 === motion }
    }
  }

  func settle(at position: ViewAnimatingPosition) {
    for motion in motions { motion.settle(at: position) }
    release()
  }

  func release() {
    for motion in motions { motion.view.motions.removeAll { $0 === motion } }
    motions.removeAll()
  }
}
