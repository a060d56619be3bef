import PresentationMotion

extension World {
  /// Lets the gesture that controls a transition also control an animation of another module (T-30,
  /// T-36).
  ///
  /// - Parameters:
  ///   - seconds: The duration of the animation in seconds.
  ///   - onEnd: Called when the transition's timeline reaches an end, with true at its end and
  ///     false at its start.
  /// - Returns: A function that returns the seconds of the animation that have passed; nil if no
  ///   gesture controls a transition.
  package func followHand(
    for seconds: Double, _ onEnd: @escaping @MainActor (Bool) -> Void
  ) -> (@MainActor () -> Double)? {
    guard let host = animationHost else { return nil }
    let timing = AnimationTiming(.cubic(.linear, duration: seconds))
    let window = AnimatedWindow(on: host, offset: 0, timing: timing)
    window.onEnd = onEnd
    host.capture(in: AnimationContext(window: window)) {}
    return { [weak host] in host?.place ?? seconds }
  }
}
