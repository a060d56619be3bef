package import PresentationTesting

/// A property animator that a plan declares, and that the plan's steps control.
package struct PlanPropertyAnimator: Hashable, Sendable {
  /// The name of the animator in steps, expectations and traces.
  ///
  /// No controller, binding or view of the plan may have this name.
  package var name: String
  /// The duration; a spring with a mass and a stiffness ignores it.
  package var duration: Duration
  /// The timing of the animation.
  package var timing: PlanTiming
  /// The initial animation blocks; without blocks, the animator waits for an `add` step.
  package var blocks: [PlanBlock]
  /// Whether the animator stays paused at its end.
  package var pausesOnCompletion = false
  /// Whether scrubbing sets the fraction of the distance rather than of the time.
  package var scrubsLinearly = true
  /// Whether the animator may be paused, stopped, continued or reversed while active.
  package var isInterruptible = true
  /// The position of the animator's name in the file.
  package var position: TextPosition

  init(
    name: String, duration: Duration, timing: PlanTiming, blocks: [PlanBlock],
    position: TextPosition
  ) {
    (self.name, self.duration, self.timing) = (name, duration, timing)
    (self.blocks, self.position) = (blocks, position)
  }
}
