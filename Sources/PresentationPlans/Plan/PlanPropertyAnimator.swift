package import PresentationTesting

/// A property animator that a plan declares, and its steps steer.
package struct PlanPropertyAnimator: Hashable, Sendable {
  /// Its name in steps, expectations and traces; no controller's, binding's or view's.
  package var name: String
  /// The duration; a spring may have its own.
  package var duration: Duration
  /// The pace of the animation.
  package var timing: PlanTiming
  /// Its first blocks, one for each change; without any it waits for an `add`.
  package var blocks: [PlanBlock]
  /// Whether it stays, paused, at its end.
  package var pausesOnCompletion = false
  /// Whether a scrub sets the way rather than the time.
  package var scrubsLinearly = true
  /// Whether it may be paused, stopped, continued or reversed while it is active.
  package var isInterruptible = true
  /// The position of its name in the file.
  package var position: TextPosition

  init(
    name: String, duration: Duration, timing: PlanTiming, blocks: [PlanBlock],
    position: TextPosition
  ) {
    (self.name, self.duration, self.timing) = (name, duration, timing)
    (self.blocks, self.position) = (blocks, position)
  }
}
