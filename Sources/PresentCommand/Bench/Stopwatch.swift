import PresentationTesting

/// A stopwatch for real time, for measurements only.
struct Stopwatch {
  private let start = ContinuousClock.now

  /// The seconds since the stopwatch was created.
  var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }

  /// Returns a duration and a rate as text, such as `1.5 s, 2,000 steps a second`.
  static func text(_ seconds: Double, _ count: Int, _ singular: String) -> String {
    let perSecond = seconds > 0 ? Int(Double(count) / seconds) : count
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s, \(perSecond.counted(singular)) a second"
  }
}
