extension MotionCurve {
  /// Returns the first time at which the motion has reached `progress`, in seconds since the start.
  ///
  /// A gesture that scrubs along a curve uses this method to convert a progress to an elapsed time.
  ///
  /// - Parameter progress: A progress; values below 0 or above 1 are clamped.
  public func firstTime(of progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    let time = shape.firstTime(of: min(progress, 1), duration: shapeDuration)
    return min(modifiers.reduce(time) { $1.outerTime(of: $0) }, duration)
  }
}
