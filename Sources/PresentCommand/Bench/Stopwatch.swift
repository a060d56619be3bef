/// Real time, which only measurements may know.
struct Stopwatch {
  private let start = ContinuousClock.now

  /// Since it was made.
  var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }
}
