import PresentationTesting

/// Real time, which only measurements may know.
struct Stopwatch {
  private let start = ContinuousClock.now

  /// Since it was made.
  var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }

  /// A duration and a rate in words, such as `1.5 s, 2,000 steps a second`.
  static func text(_ seconds: Double, _ count: Int, _ what: String) -> String {
    let perSecond = seconds > 0 ? Int(Double(count) / seconds) : count
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10) s, \(perSecond.grouped) \(what) a second"
  }
}
