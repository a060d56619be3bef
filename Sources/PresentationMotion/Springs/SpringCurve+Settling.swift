import Foundation

extension SpringCurve {
  /// Returns when the spring has come to rest, in seconds; nil if it never does (S-12).
  ///
  /// Below critical damping it is when the envelope of the oscillation has shrunk to the threshold,
  /// as `settlingDuration` of Core Animation; from critical damping on it is the last time when the
  /// value is off by the threshold. Without stiffness or without damping there is no such time.
  ///
  /// - Parameter threshold: How much of the way may be left; above 0.
  public func settlingTime(threshold: Double = 0.001) -> Double? {
    if solution.kind == .immediate { return 0 }
    guard threshold > 0, solution.decay > 0, solution.frequency > 0 else { return nil }
    guard solution.kind == .oscillating else { return lastTime(offBy: threshold) }
    let swing = abs((solution.decay - initialVelocity) / solution.root)
    return max(0, -log(threshold / (1 + swing)) / solution.decay)
  }

  /// When the spring first turns back beyond the target, and how far it is then (S-16).
  ///
  /// Nil if it never does: from critical damping on, unless the initial velocity is high enough.
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

  // MARK: From critical damping on

  private var fast: Double { solution.decay + solution.root }

  private var overshoots: Bool { initialVelocity > fast }

  /// When the spring stands still; 0 if it does not after the start.
  private var turn: Double {
    time(ofGrowth: initialVelocity / ((initialVelocity - solution.rate) * fast))
  }

  /// When `SpringSolution` has the growth; 0 if it never has it.
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
      // It passes the target once, and is close from then on.
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
