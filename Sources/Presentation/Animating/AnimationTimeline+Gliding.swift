import PresentationMotion

extension AnimationTimeline {
  /// Moves views from their visible values to their model values, during `seconds`.
  ///
  /// The movement replaces only animations that leave the model values unchanged. The movement
  /// continues if the transition ends earlier, so no view jumps.
  func glide(for seconds: Double) {
    let now = world.clock.now
    let glide = AnimationTimeline("glide", length: seconds, world: world)
    let window = AnimatedWindow(
      on: glide, offset: 0, timing: AnimationTiming(.cubic(.easeOut, duration: seconds)))
    for old in windows {
      let progress = progress(of: old, at: now)
      for motion in old.motions where motion.isPassing {
        window.capture(motion.goingHome(from: progress, in: window))
      }
    }
    guard !window.motions.isEmpty else { return glide.end() }
    glide.add(window)
    glide.onArrival = { _ in glide.end() }
    glide.travel(to: .end, keeping: nil)
  }
}
