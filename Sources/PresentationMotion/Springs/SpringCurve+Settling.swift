import Foundation

extension SpringCurve {
  /// Returns the time at which the spring has settled, in seconds; nil if it never settles (S-12).
  ///
  /// Below critical damping, this is the time at which the envelope of the oscillation has shrunk
  /// to the threshold, like `settlingDuration` of Core Animation. At or above critical damping, the
  /// result is the last time at which the distance to the target equals the threshold. A spring
  /// with stiffness 0 or damping 0 never settles.
  ///
  /// - Parameter threshold: The remaining distance as a fraction of the total distance; above 0.
  public func settlingTime(threshold: Double = 0.001) -> Double? {
    if solution.kind == .immediate { return 0 }
    guard threshold > 0, solution.decay > 0, solution.frequency > 0 else { return nil }
    guard solution.kind == .oscillating else { return lastTime(offBy: threshold) }
    let swing = abs((solution.decay - initialVelocity) / solution.root)
    return max(0, -log(threshold / (1 + swing)) / solution.decay)
  }

  /// The time and the value of the first peak beyond the target (S-16).
  ///
  /// Nil if the spring does not overshoot. At or above critical damping, a spring overshoots only
  /// with a large initial velocity.
  public var firstPeak: (time: Double, value: Double)? {
    guard solution.kind != .immediate, solution.frequency > 0 else { return nil }
    let time: Double
    if solution.kind == .oscillating {
      let angle = atan2(
        initialVelocity * solution.root,
        initialVelocity * solution.decay - solution.squaredFrequency)
      time = (angle > 0 ? angle : angle + 2 * .pi) / solution.root
    } else {
      guard overshoots else { return nil }
      time = turn
    }
    return (time, value(at: time))
  }

  // MARK: At or above critical damping

  private var fast: Double { solution.decay + solution.root }

  private var overshoots: Bool { initialVelocity > fast }

  /// The time at which the spring turns back; 0 if it does not turn back after the start.
  private var turn: Double {
    time(ofGrowth: initialVelocity / ((initialVelocity - solution.rate) * fast))
  }

  /// Returns the time at which the quotient `gain / early` of the solution's factors is `growth`; 0
  /// if there is no such time.
  private func time(ofGrowth growth: Double) -> Double {
    guard growth > 0 else { return 0 }
    guard solution.root > 0 else { return growth }
    let rest = 2 * solution.root * growth
    return rest < 1 ? -log1p(-rest) / (2 * solution.root) : 0
  }

  private func lastTime(offBy threshold: Double) -> Double? {
    let isOff = { (time: Double) in abs(value(at: time) - 1) >= threshold }
    let turn = turn
    if overshoots, !isOff(turn) {
      // The spring passes the target once. From then on, it stays within the threshold.
      let passing = time(ofGrowth: 1 / (initialVelocity - solution.rate))
      return isOff(0) ? bisection(from: 0, to: passing, while: isOff) : 0
    }
    guard isOff(turn) else { return 0 }
    var high = turn + 1 / solution.frequency
    while isOff(high) {
      high *= 2
      guard high < .infinity else { return nil }
    }
    return bisection(from: turn, to: high, while: isOff)
  }
}
