import Presentation
import PresentationTesting

// Measurements of curves, springs and interpolation.
extension BenchRows {
  static let motion: [BenchRow] =
    [0.3, 0.7, 1, 2].map { spring(dampingRatio: $0) } + [bezier]
    + [1_000, 100_000, 1_000_000].map { rectangles($0) }

  private static func spring(dampingRatio: Double) -> BenchRow {
    let (frequency, velocity) = (12.0, 2.0)
    let times = (0..<1_000).map { Double($0) / 1_000 }
    return BenchRow(
      name: "spring of damping ratio \(dampingRatio), value and velocity", limit: 1.2,
      operations: 100_000
    ) {
      let curve = made {
        try SpringCurve(
          response: 2 * .pi / frequency, dampingFraction: dampingRatio, initialVelocity: velocity)
      }
      return {
        var sum = 0.0
        for _ in 0..<100 {
          for time in times {
            let sample = curve.sample(at: time)
            sum += sample.value + sample.velocity
          }
        }
        precondition(sum.isFinite)
      }
    } baseline: {
      let form = PlainSpring(
        frequency: frequency, dampingRatio: dampingRatio, initialVelocity: velocity)
      return {
        var sum = 0.0
        for _ in 0..<100 {
          for time in times {
            let (value, velocity) = form.sample(at: time)
            sum += value + velocity
          }
        }
        precondition(sum.isFinite)
      }
    }
  }

  /// A measurement of the package's Bézier curve, which is exact to double precision.
  ///
  /// The baseline is Newton's method with a time error below 1e-7.
  private static let bezier = BenchRow(
    name: "Bezier, value to the last bit", limit: 2, operations: 400_000
  ) {
    let curves = [CubicCurve.easeIn, .easeInOut, .ease, .fastOutSlowIn]
    let times = (0..<1_000).map { Double($0) / 1_000 }
    return {
      var sum = 0.0
      for curve in curves {
        for _ in 0..<100 {
          for time in times { sum += curve.value(at: time) }
        }
      }
      precondition(sum.isFinite)
    }
  } baseline: {
    let curves = [
      PlainBezier(0.42, 0, 1, 1), PlainBezier(0.42, 0, 0.58, 1), PlainBezier(0.25, 0.1, 0.25, 1),
      PlainBezier(0.4, 0, 0.2, 1),
    ]
    let times = (0..<1_000).map { Double($0) / 1_000 }
    return {
      var sum = 0.0
      for curve in curves {
        for _ in 0..<100 {
          for time in times { sum += curve.value(at: time) }
        }
      }
      precondition(sum.isFinite)
    }
  }

  private static func rectangles(_ count: Int) -> BenchRow {
    let repeats = max(1, 2_000_000 / count)
    func list(_ seed: UInt64) -> [CGRect] {
      var numbers = SeededNumbers(seed: seed)
      var number: CGFloat { CGFloat(numbers.below(1_000)) }
      return (0..<count).map { _ in CGRect(x: number, y: number, width: number, height: number) }
    }
    return BenchRow(
      name: "rectangles in between, \(count.grouped)", limit: 1.3, operations: count * repeats
    ) {
      let (start, end) = (list(1), list(2))
      var result = start
      return {
        for round in 0..<repeats {
          let amount = Double(round) / Double(repeats)
          for index in start.indices {
            result[index] = start[index].interpolated(towards: end[index], by: amount)
          }
        }
        precondition(result[0].origin.x.isFinite)
      }
    } baseline: {
      let (start, end) = (list(1), list(2))
      var result = start
      return {
        for round in 0..<repeats {
          let amount = CGFloat(round) / CGFloat(repeats)
          for index in start.indices {
            let (from, to) = (start[index], end[index])
            result[index] = CGRect(
              x: (to.origin.x - from.origin.x) * amount + from.origin.x,
              y: (to.origin.y - from.origin.y) * amount + from.origin.y,
              width: (to.size.width - from.size.width) * amount + from.size.width,
              height: (to.size.height - from.size.height) * amount + from.size.height)
          }
        }
        precondition(result[0].origin.x.isFinite)
      }
    }
  }

  private static func made<Value>(_ make: () throws -> Value) -> Value {
    do {
      return try make()
    } catch {
      fatalError("The numbers of a row are wrong: \(error)")
    }
  }
}
