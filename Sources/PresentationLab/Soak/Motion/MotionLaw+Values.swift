import Presentation
import PresentationTesting

extension MotionLaw {
  static let values = [
    MotionLaw("a spring with finite parameters has no value that is not a number") { numbers in
      let spring = try extremeSpring(&numbers)
      let time = numbers.anyNumber(300)
      let sample = spring.sample(at: time)
      let found = [
        sample.value, sample.velocity, spring.settlingTime() ?? 0, spring.firstPeak?.value ?? 0,
        spring.firstPeak?.time ?? 0, spring.response, spring.bounce,
      ]
      return found.contains(where: \.isNaN) ? "\(spring) at \(time): \(found)" : nil
    },
    MotionLaw("a curve with finite parameters has no value that is not a number") { numbers in
      let cubic = try randomCubic(&numbers, progress: -1e50...1e50)
      let spring = try extremeSpring(&numbers)
      let duration = numbers.anyNumber(300), time = numbers.anyNumber(300)
      let inner = numbers.pick(
        [
          .cubic(cubic, duration: duration), .spring(spring), .spring(spring, duration: duration),
          .circular(numbers.pick(CircularCurve.allCases), duration: duration),
        ] as [MotionCurve])
      let rounds = numbers.pick([nil, numbers.below(1_000) - 10])
      let curve = inner.delayed(by: numbers.anyNumber(300)).speed(numbers.anyNumber(300))
        .repeated(rounds, autoreverses: numbers.chance(1, of: 2))
      let sample = curve.sample(at: time)
      let found = [
        sample.value, sample.velocity, curve.duration, curve.firstTime(of: 0.5),
        cubic.value(at: time), cubic.value(at: time, extrapolates: true), cubic.slope(at: time),
      ]
      return found.contains(where: \.isNaN) ? "\(curve) at \(time): \(found)" : nil
    },
    MotionLaw("an interpolation of finite numbers has no value that is not a number") { numbers in
      let start = anyTransform(&numbers), end = anyTransform(&numbers)
      let middle = start.interpolated(towards: end, by: numbers.real(-1, 2))
      return middle == middle ? nil : "\(start) to \(end): \(middle)"
    },
    MotionLaw("a transform plus its offset is the other transform") { numbers in
      let start = usualTransform(&numbers), end = usualTransform(&numbers)
      let offset = start.offset(to: end), found = start.moved(by: offset)
      let misses = zip(entries(found), entries(end)).map { abs($0 - $1) }
      guard abs(offset.first.second.second) <= .pi, misses.allSatisfy({ $0 <= 1e-9 }) else {
        return "\(start) moved by \(offset): \(found), expected \(end)"
      }
      return start.interpolated(towards: end, by: 0) == start ? nil : "\(start) is not kept"
    },
    MotionLaw("a rotation takes the shorter direction") { numbers in
      let angle = numbers.real(-10, 10), turn = numbers.real(-3.1, 3.1)
      let amount = numbers.real(0, 1)
      let found = CGAffineTransform(rotationAngle: angle)
        .interpolated(towards: CGAffineTransform(rotationAngle: angle + turn), by: amount)
      let expected = CGAffineTransform(rotationAngle: angle + turn * amount)
      let misses = zip(entries(found), entries(expected)).map { abs($0 - $1) }
      return misses.allSatisfy { $0 <= 1e-9 } ? nil : "\(found), expected \(expected)"
    },
    MotionLaw("an interpolated rectangle has interpolated numbers") { numbers in
      var rectangle: CGRect {
        CGRect(
          x: numbers.anyNumber(6), y: numbers.anyNumber(6), width: numbers.anyNumber(6),
          height: numbers.anyNumber(6))
      }
      let (start, end, amount) = (rectangle, rectangle, numbers.real(-1, 2))
      let found = sides(start.interpolated(towards: end, by: amount))
      let expected = zip(sides(start), sides(end)).map { (($1 - $0) * amount) + $0 }
      return found == expected ? nil : "\(start) to \(end) by \(amount): \(found)"
    },
  ]

  private static func extremeSpring(_ numbers: inout SeededNumbers) throws -> SpringCurve {
    let velocity = numbers.anyNumber(49)
    var size: Double { abs(numbers.anyNumber(49)) }
    return switch numbers.below(4) {
    case 0:
      try SpringCurve(
        dampingRatio: numbers.anyNumber(300), duration: numbers.anyNumber(300),
        initialVelocity: velocity)
    case 1:
      try SpringCurve(
        perceptualDuration: numbers.anyNumber(49), bounce: numbers.real(-0.999, 1),
        initialVelocity: velocity)
    case 2:
      try SpringCurve(
        response: numbers.anyNumber(49), dampingFraction: size, initialVelocity: velocity)
    default:
      try SpringCurve(
        mass: numbers.power(-49, 49), stiffness: size, damping: size,
        initialVelocity: velocity, allowsOverdamping: numbers.chance(1, of: 2))
    }
  }

  private static func anyTransform(_ numbers: inout SeededNumbers) -> CGAffineTransform {
    var number: CGFloat { CGFloat(numbers.anyNumber(100)) }
    return CGAffineTransform(a: number, b: number, c: number, d: number, tx: number, ty: number)
  }

  /// Returns a transform with ordinary numbers, sometimes mirrored.
  private static func usualTransform(_ numbers: inout SeededNumbers) -> CGAffineTransform {
    let shear = CGAffineTransform(
      a: 1, b: 0, c: CGFloat(numbers.real(-1, 1)), d: 1, tx: CGFloat(numbers.real(-100, 100)),
      ty: CGFloat(numbers.real(-100, 100)))
    return shear.rotated(by: CGFloat(numbers.real(-4, 4)))
      .scaledBy(x: CGFloat(numbers.real(-3, 3)), y: CGFloat(numbers.real(-3, 3)))
  }

  private static func entries(_ transform: CGAffineTransform) -> [Double] {
    [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      .map { Double($0) }
  }

  private static func sides(_ rectangle: CGRect) -> [Double] {
    [rectangle.origin.x, rectangle.origin.y, rectangle.size.width, rectangle.size.height]
      .map { Double($0) }
  }
}
