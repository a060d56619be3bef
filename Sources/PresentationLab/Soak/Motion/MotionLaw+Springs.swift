import Foundation
import Presentation
import PresentationTesting

extension MotionLaw {
  static let springs = [
    MotionLaw("a spring satisfies its equation") { numbers in
      let spring = try RandomSpring(&numbers)
      let time = spring.time(&numbers)
      let sample = spring.curve.sample(at: time)
      let acceleration = derivative(at: time, step: spring.step, of: spring.curve.velocity)
      let force =
        spring.curve.damping * sample.velocity + spring.curve.stiffness * (sample.value - 1)
      return difference(
        "acceleration of \(spring.curve) at \(time)", acceleration, -force / spring.curve.mass,
        within: 1e-8 * spring.speed * spring.fastest)
    },
    MotionLaw("a spring's velocity is the derivative of its value") { numbers in
      let spring = try RandomSpring(&numbers)
      let time = spring.time(&numbers)
      return difference(
        "velocity of \(spring.curve) at \(time)", spring.curve.velocity(at: time),
        derivative(at: time, step: spring.step, of: spring.curve.value),
        within: 1e-8 * spring.speed)
    },
    MotionLaw("a spring gains no energy") { numbers in
      let spring = try RandomSpring(&numbers)
      let first = spring.time(&numbers), second = spring.time(&numbers)
      let (early, late) = (min(first, second), max(first, second))
      let growth = spring.energy(at: late) - spring.energy(at: early)
      return growth <= 1e-12 * spring.energy(at: 0)
        ? nil : "\(spring.curve) gains \(growth) from \(early) to \(late)"
    },
    MotionLaw("a settled spring stays near its target") { numbers in
      let curve = try RandomSpring(&numbers).curve, threshold = numbers.power(-5, -1)
      guard let time = curve.settlingTime(threshold: threshold) else {
        return curve.damping == 0 ? nil : "\(curve) never settles"
      }
      let later = time * (1 + numbers.power(-6, 1))
      let rest = abs(curve.value(at: later) - 1)
      return rest <= threshold + 1e-12
        ? nil : "\(curve), settled at \(time), is off by \(rest) at \(later)"
    },
    MotionLaw("a spring without overshoot settles exactly at the threshold") { numbers in
      let curve = try RandomSpring(&numbers).curve, threshold = numbers.power(-5, -1)
      guard curve.dampingRatio >= 1, let time = curve.settlingTime(threshold: threshold) else {
        return nil
      }
      return difference(
        "rest of \(curve) at \(time)", abs(curve.value(at: time) - 1), threshold, within: 1e-12)
    },
    MotionLaw("a spring has zero velocity at its first peak, and is lower before it") {
      numbers in
      let spring = try RandomSpring(&numbers)
      guard let peak = spring.curve.firstPeak else {
        return spring.curve.dampingRatio < 1 ? "\(spring.curve) has no peak" : nil
      }
      let speed = spring.curve.velocity(at: peak.time)
      let before = spring.curve.value(at: peak.time * numbers.real(0, 1))
      guard peak.value >= 1, before <= peak.value + 1e-12 else {
        return "\(spring.curve) is at \(before) before its peak \(peak)"
      }
      return difference("velocity at \(peak)", speed, 0, within: 1e-9 * spring.speed)
    },
    MotionLaw("a spring of a given duration has the envelope 0.001 at its end") { numbers in
      let ratio = numbers.real(0.02, 0.98), duration = numbers.real(0.02, 9)
      let velocity = numbers.chance(1, of: 2) ? 0 : numbers.real(-20, 20)
      let spring = try SpringCurve(
        dampingRatio: ratio, duration: duration, initialVelocity: velocity)
      let frequency = spring.stiffness.squareRoot(), decay = ratio * frequency
      let root = (frequency * frequency - decay * decay).squareRoot()
      let envelope = abs(decay - velocity) / root * exp(-decay * duration)
      return difference("envelope of \(spring)", envelope, 0.001, within: 1e-9)
    },
  ]
}

/// A random spring, which is often critically damped or close to it.
private struct RandomSpring {
  let curve: SpringCurve
  let frequency: Double

  init(_ numbers: inout SeededNumbers) throws {
    let mass = numbers.power(-2, 2)
    frequency = numbers.power(-1, 2.5)
    let ratio =
      switch numbers.below(8) {
      case 0: 0.0
      case 1: 1.0
      case 2: 1 + numbers.anyNumber(12) / 1e12
      case 3, 4: numbers.real(1, 10)
      default: numbers.real(0, 1)
      }
    curve = try SpringCurve(
      mass: mass, stiffness: mass * frequency * frequency,
      damping: 2 * mass * max(0, ratio) * frequency,
      initialVelocity: numbers.chance(1, of: 2) ? 0 : numbers.real(-5, 5) * frequency,
      allowsOverdamping: true)
  }

  /// An upper bound for the rates of the spring's decay and of its oscillation, per second.
  var fastest: Double {
    let ratio = curve.dampingRatio
    return frequency * (ratio + max(0, ratio * ratio - 1).squareRoot() + 1)
  }

  /// The order of magnitude of the largest velocities.
  var speed: Double { frequency + abs(curve.initialVelocity) }

  /// The time step for a numerical derivative.
  var step: Double { 1e-3 / fastest }

  /// Returns a random time that is far enough from zero for a numerical derivative at this time.
  func time(_ numbers: inout SeededNumbers) -> Double {
    2 * step + numbers.power(-3, 1.5) / frequency
  }

  func energy(at time: Double) -> Double {
    let sample = curve.sample(at: time)
    let stretch = frequency * (sample.value - 1)
    return (sample.velocity * sample.velocity + stretch * stretch) / 2
  }
}
