import PresentationMotion

extension World {
  /// Lets the hand that drives a transition at present drive an animation of another module as well
  /// (T-30, T-36).
  ///
  /// - Parameters:
  ///   - seconds: How long the animation takes.
  ///   - onEnd: Called when the hand's time has come to one end, with whether that is the end.
  /// - Returns: How many seconds of the animation have passed, as the hand says; nil if no hand
  ///   drives a transition.
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
