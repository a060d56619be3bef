extension MotionCurve {
  /// Returns the first second at which the progress is at least `share`; the end if it never is.
  ///
  /// A curve that comes back within a hundredth of its duration may be missed.
  package func time(reaching share: Double) -> Double {
    guard share > 0, duration.isFinite, duration > 0 else { return share > 0 ? duration : 0 }
    let steps = 100
    let falls = (1...steps).first { value(at: duration * Double($0) / Double(steps)) >= share }
    guard let falls else { return duration }
    let step = duration / Double(steps)
    return bisection(from: Double(falls - 1) * step, to: Double(falls) * step) {
      value(at: $0) < share
    }
  }
}
