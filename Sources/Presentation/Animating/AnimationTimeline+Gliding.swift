import PresentationMotion

extension AnimationTimeline {
  /// Ends the animations that change only visible values, and moves the visible values to the model
  /// values instead.
  ///
  /// Animations that change model values are not replaced. The movement has its own timeline.
  /// Therefore the movement continues after a transition on this timeline has ended, and no view
  /// jumps.
  ///
  /// - Parameter seconds: The duration of the movement.
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
