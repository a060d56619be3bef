import Foundation

/// The closed-form solution of a spring, without optimization.
struct PlainSpring {
  private let frequency: Double
  private let decay: Double
  private let root: Double
  private let initialVelocity: Double

  init(frequency: Double, dampingRatio: Double, initialVelocity: Double) {
    (self.frequency, self.initialVelocity) = (frequency, initialVelocity)
    decay = dampingRatio * frequency
    root = abs(frequency * frequency - decay * decay).squareRoot()
  }

  func sample(at time: Double) -> (value: Double, velocity: Double) {
    if decay < frequency {
      let (sine, cosine) = (sin(root * time), cos(root * time))
      let envelope = exp(-decay * time)
      let factor = (decay - initialVelocity) / root
      let value = envelope * (cosine + factor * sine)
      return (
        1 - value, decay * value - envelope * root * (factor * cosine - sine)
      )
    }
    if decay == frequency {
      let envelope = exp(-frequency * time), factor = frequency - initialVelocity
      let value = envelope * (1 + factor * time)
      return (1 - value, frequency * value - envelope * factor)
    }
    let (slow, fast) = (root - decay, -root - decay)
    let first = (initialVelocity + fast) / (slow - fast) * exp(slow * time)
    let second = -(slow + initialVelocity) / (slow - fast) * exp(fast * time)
    return (1 + first + second, first * slow + second * fast)
  }
}
