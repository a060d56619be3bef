import PresentationMotion

extension World {
  /// Makes an animation follow the gesture that controls the running transition (T-30, T-36).
  ///
  /// Animations of layers, which need no animation block, use this method.
  ///
  /// - Parameters:
  ///   - seconds: The duration of the animation in seconds.
  ///   - onEnd: Called when the transition has moved to its end or back to its start. The argument
  ///     is true at the end and false at the start.
  /// - Returns: Nil if no gesture controls a transition. Otherwise, a function that returns the
  ///   current position in the animation, in seconds.
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
