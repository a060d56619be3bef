import Presentation
import PresentationTesting

extension MotionLaw {
  static let curves = [
    MotionLaw("a Bezier curve with rising points never falls") { numbers in
      let curve = try randomCubic(&numbers, progress: 0...1)
      let early = numbers.real(0, 1)
      let late = min(1, early + 1e-6 + numbers.power(-6, 0))
      let (first, second) = (curve.value(at: early), curve.value(at: late))
      return first <= second + 1e-12
        ? nil : "\(curve) is \(first) at \(early), and \(second) at \(late)"
    },
    MotionLaw("the ends of a curve are exact") { numbers in
      let curve = try randomCubic(&numbers, progress: -2...3)
      let duration = numbers.power(-3, 3)
      let motions = [
        .cubic(curve, duration: duration), .spring(.bouncy, duration: duration),
        .circular(numbers.pick(CircularCurve.allCases), duration: duration),
      ].map { (motion: MotionCurve) in changed(motion, &numbers).curve }
      let ends = [curve.value(at: 0), 1 - curve.value(at: 1)]
      let wrong = motions.first { $0.value(at: 0) != 0 || $0.value(at: $0.duration) != 1 }
      return ends == [0, 0] ? wrong.map { "\($0)" } : "\(curve)"
    },
    MotionLaw("the inverse of a curve undoes it") { numbers in
      let curve = try tameCubic(&numbers), time = numbers.real(0, 1)
      guard let inverse = curve.inverse else { return "\(curve) has no inverse" }
      return difference(
        "\(curve) at \(time), undone", inverse.value(at: curve.value(at: time)), time,
        within: 1e-9)
    },
    MotionLaw("a curve's slope is the derivative of its value") { numbers in
      let curve = try tameCubic(&numbers), time = numbers.real(0.01, 0.99)
      let slope = curve.slope(at: time)
      return difference(
        "slope of \(curve) at \(time)", slope,
        derivative(at: time, step: 1e-5) { curve.value(at: $0) },
        within: 1e-6 * max(1, abs(slope)))
    },
    MotionLaw("a circular curve's slope is the derivative of its value") { numbers in
      let curve = numbers.pick(CircularCurve.allCases), time = numbers.real(0.02, 0.48)
      let place = numbers.chance(1, of: 2) ? time : 1 - time
      let slope = curve.slope(at: place)
      return difference(
        "slope of \(curve) at \(place)", slope,
        derivative(at: place, step: 1e-5) { curve.value(at: $0) },
        within: 1e-6 * max(1, abs(slope)))
    },
    MotionLaw("a curve first reaches a progress at the computed time") { numbers in
      let motion = try randomMotion(&numbers)
      let (curve, progress) = (changed(motion, &numbers).curve, numbers.real(0.001, 1))
      let time = curve.firstTime(of: progress), early = time * numbers.real(0, 0.999)
      let shown = max(curve.value(at: time), curve.value(at: time + 1e-12))
      guard shown >= progress - 1e-9 else {
        return "\(curve) is at \(shown) at \(time), expected \(progress)"
      }
      return curve.value(at: early) < progress
        ? nil : "\(curve) is at \(curve.value(at: early)) at \(early), before \(time)"
    },
    MotionLaw("delay, speed and repeat count change the time as documented") { numbers in
      let motion = try randomMotion(&numbers)
      let (curve, delay, factor, rounds, turns) = changed(motion, &numbers)
      let time = numbers.real(0, 1) * curve.duration
      let inner = max(0, time - delay) * factor
      let round = (inner / motion.duration).rounded(.down)
      let part = inner / motion.duration - round
      guard round < rounds, part > 1e-6, part < 1 - 1e-6 else { return nil }
      let there = motion.sample(at: part * motion.duration)
      let isBack = turns && round.truncatingRemainder(dividingBy: 2) == 1
      let found = curve.sample(at: time)
      let speed = time < delay ? 0 : there.velocity * factor * (isBack ? -1 : 1)
      return difference(
        "\(curve) at \(time)", found.value, isBack ? 1 - there.value : there.value, within: 1e-6)
        ?? difference(
          "velocity of \(curve) at \(time)", found.velocity, speed,
          within: 1e-5 * max(factor, abs(speed)))
    },
  ]

  /// Returns a random cubic curve, often with control points at the corners.
  static func randomCubic(
    _ numbers: inout SeededNumbers, progress: ClosedRange<Double>
  ) throws -> CubicCurve {
    func coordinate(_ range: ClosedRange<Double>) -> Double {
      switch numbers.below(6) {
      case 0: 0.0
      case 1: 1.0
      default: numbers.real(range.lowerBound, range.upperBound)
      }
    }
    return try CubicCurve(
      coordinate(0...1), coordinate(progress), coordinate(0...1), coordinate(progress))
  }

  /// Returns a random curve without nearly vertical or nearly flat parts.
  private static func tameCubic(_ numbers: inout SeededNumbers) throws -> CubicCurve {
    try CubicCurve(
      numbers.real(0.05, 0.6), numbers.real(0.05, 0.6), numbers.real(0.4, 0.95),
      numbers.real(0.4, 0.95))
  }

  /// Returns a random motion without vertical parts.
  private static func randomMotion(_ numbers: inout SeededNumbers) throws -> MotionCurve {
    let duration = numbers.real(0.1, 2)
    if numbers.chance(1, of: 2) {
      let spring = try SpringCurve(
        response: numbers.real(0.1, 1), dampingFraction: numbers.real(0.1, 2),
        initialVelocity: numbers.real(-3, 3))
      return .spring(spring, duration: numbers.chance(1, of: 2) ? nil : duration)
    }
    let curve = try CubicCurve(
      numbers.real(0.05, 0.6), numbers.real(-1, 2), numbers.real(0.4, 0.95), numbers.real(-1, 2))
    return .cubic(curve, duration: duration)
  }

  /// Returns the motion with random repetitions, a random speed and then a random delay.
  private static func changed(
    _ motion: MotionCurve, _ numbers: inout SeededNumbers
  ) -> (curve: MotionCurve, delay: Double, factor: Double, rounds: Double, turns: Bool) {
    let (delay, factor) = (numbers.real(0, 1), numbers.power(-1, 1))
    let (rounds, turns) = (1 + numbers.below(4), numbers.chance(1, of: 2))
    let curve = motion.repeated(rounds, autoreverses: turns).speed(factor).delayed(by: delay)
    return (curve, delay, factor, Double(rounds), turns)
  }
}
