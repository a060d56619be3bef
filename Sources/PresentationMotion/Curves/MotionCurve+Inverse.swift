extension MotionCurve {
  /// Returns the first time when the value is at least the progress, in seconds since the start.
  ///
  /// What scrubs along a curve needs it: which elapsed time looks like this?
  ///
  /// - Parameter progress: From 0 to 1; what lies outside is taken for the nearer end.
  public func firstTime(of progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    let time = shape.firstTime(of: min(progress, 1), duration: shapeDuration)
    return min(modifiers.reduce(time) { $1.outerTime(of: $0) }, duration)
  }
}
