/// The curve in a motion, without what is done to its time.
enum MotionShape: Hashable, Sendable {
  case cubic(CubicCurve)
  case circular(CircularCurve)
  case spring(SpringCurve)

  /// - Parameter time: From 0 to the duration.
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

  /// The first time when the progress is at least as much, which lies above 0 and up to 1.
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
