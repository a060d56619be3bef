import Foundation

extension SpringCurve {
  /// Creates a spring of mass 1 that has almost settled after a duration, as in UIKit (S-7).
  ///
  /// "Almost" means that the envelope of the oscillation has shrunk to 0.001 of the distance.
  /// UIKit's formula for the envelope is an approximation. So at the end of the duration, the
  /// spring may be slightly further away from the target (S-8). With a large velocity toward the
  /// target, several springs may fit. This initializer creates the stiffest of these springs.
  ///
  /// - Parameters:
  ///   - dampingRatio: A ratio from 0.01 to 1; values outside are clamped.
  ///   - duration: The duration in seconds, from 0.01 to 10; values outside are clamped.
  ///   - initialVelocity: The velocity as a multiple of the total distance per second, positive
  ///     toward the target; at most 1e50 in either direction.
  /// - Throws: ``MotionError`` if a number is not finite or the velocity is outside its range.
  public init(
    dampingRatio: Double, duration: Double, initialVelocity: Double = 0
  ) throws(MotionError) {
    try MotionError.finite("dampingRatio", dampingRatio)
    try MotionError.finite("duration", duration)
    try Self.checkVelocity(initialVelocity)
    let envelope = DurationEnvelope(
      ratio: min(max(dampingRatio, 0.01), 1), duration: min(max(duration, 0.01), 10),
      velocity: initialVelocity)
    self.init(
      mass: 1, frequency: envelope.largestFrequency, dampingRatio: envelope.ratio,
      initialVelocity: initialVelocity)
  }
}

/// The size of an oscillation's envelope at the end of a duration, as a function of the frequency.
private struct DurationEnvelope {
  private static let rest = 0.001

  let ratio: Double
  let duration: Double
  let velocity: Double

  private func size(_ frequency: Double) -> Double {
    let fading = exp(-ratio * frequency * duration)
    if ratio == 1 { return abs(1 + (frequency - velocity) * duration) * fading }
    return abs(ratio - velocity / frequency) / ((1 - ratio) * (1 + ratio)).squareRoot() * fading
  }

  /// The largest frequency at which the envelope has the size `rest`.
  ///
  /// For large frequencies, the size falls to 0. If the velocity points toward the target, the size
  /// is zero at one frequency and then rises to a maximum.
  var largestFrequency: Double {
    let crest = max(crestFrequency, .leastNormalMagnitude)
    guard size(crest) < Self.rest else {
      var high = max(2 * crest, 1)
      while size(high) >= Self.rest { high *= 2 }
      return bisection(from: crest, to: high) { size($0) >= Self.rest }
    }
    let zero = ratio == 1 ? velocity - 1 / duration : velocity / ratio
    return bisection(from: .leastNormalMagnitude, to: zero) { size($0) >= Self.rest }
  }

  private var crestFrequency: Double {
    guard velocity > 0 else { return 0 }
    if ratio == 1 { return velocity }
    let pull = duration * velocity
    return (pull + (pull * pull + 4 * pull).squareRoot()) / (2 * ratio * duration)
  }
}

/// Returns the smallest number at which a condition no longer holds, exact to the last bit.
///
/// The condition must change only once between `low` and `high`, and must not hold at `high`.
func bisection(from low: Double, to high: Double, while holds: (Double) -> Bool) -> Double {
  var (low, high) = (low, high)
  while true {
    let middle = low + (high - low) / 2
    guard middle > low, middle < high else { return high }
    if holds(middle) { low = middle } else { high = middle }
  }
}
