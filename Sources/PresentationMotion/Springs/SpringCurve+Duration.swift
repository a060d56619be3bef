import Foundation

extension SpringCurve {
  /// Creates a spring of mass 1 that has all but come to rest after a duration, as UIKit (S-7).
  ///
  /// "All but" means that the envelope of the oscillation has shrunk to 0.001 of the way; the value
  /// itself may still be a little further off (S-8). A large velocity towards the target may allow
  /// several springs; this is the stiffest of them.
  ///
  /// - Parameters:
  ///   - dampingRatio: From 0.01 to 1; what lies outside is taken for the nearer end.
  ///   - duration: In seconds, from 0.01 to 10; what lies outside is taken for the nearer end.
  ///   - initialVelocity: In whole ways per second, positive towards the target; up to 1e50.
  /// - Throws: ``MotionError`` for a number that is not finite, or a velocity outside its range.
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

/// The size of an oscillation's envelope at the end of a duration, by the spring's frequency.
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

  /// The largest frequency at which the envelope has the size of rest.
  ///
  /// Towards large frequencies the size falls to 0. With a velocity towards the target it has a
  /// zero, and from there up to a crest.
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

/// Returns where a condition ends that holds at `low` and not at `high`, to the last bit.
func bisection(from low: Double, to high: Double, while holds: (Double) -> Bool) -> Double {
  var (low, high) = (low, high)
  while true {
    let middle = low + (high - low) / 2
    guard middle > low, middle < high else { return high }
    if holds(middle) { low = middle } else { high = middle }
  }
}
