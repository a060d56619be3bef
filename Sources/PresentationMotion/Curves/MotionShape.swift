/// The curve of a motion, without time modifiers.
enum MotionShape: Hashable, Sendable {
  case cubic(CubicCurve)
  case circular(CircularCurve)
  case spring(SpringCurve)

  /// Returns the progress and the velocity at a time from 0 to the duration, in seconds.
  func sample(at time: Double, duration: Double) -> MotionSample<Double> {
    let part = time / duration
    return switch self {
    case .cubic(let curve):
      MotionSample(value: curve.value(at: part), velocity: curve.slope(at: part) / duration)
    case .circular(let curve):
      MotionSample(value: curve.value(at: part), velocity: curve.slope(at: part) / duration)
    case .spring(let spring): spring.sample(at: time)
    }
  }

  /// Returns the first time, in seconds, at which the progress is at least `progress`.
  ///
  /// - Parameter progress: A progress above 0 and at most 1.
  func firstTime(of progress: Double, duration: Double) -> Double {
    switch self {
    case .cubic(let curve): return curve.firstTime(of: progress) * duration
    case .circular(let curve):
      return bisection(from: 0, to: 1) { curve.value(at: $0) < progress } * duration
    case .spring(let spring):
      let end = min(spring.firstPeak?.time ?? .infinity, duration)
      guard end < .infinity, spring.value(at: end) >= progress else { return duration }
      return bisection(from: 0, to: end) { spring.value(at: $0) < progress }
    }
  }
}
