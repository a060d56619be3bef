/// One coordinate of a Bezier curve, as a function of the curve's parameter u; the coordinate goes
/// from 0 to 1.
struct CubicPolynomial {
  private let linear: Double
  private let square: Double
  private let cube: Double

  /// Creates a coordinate from its values at the first and the second control point.
  init(_ first: Double, _ second: Double) {
    linear = 3 * first
    square = 3 * (second - first) - linear
    cube = 1 - linear - square
  }

  func value(_ u: Double) -> Double {
    ((cube * u + square) * u + linear) * u
  }

  func slope(_ u: Double) -> Double {
    (3 * cube * u + 2 * square) * u + linear
  }

  /// Returns half of the second derivative.
  func halfBend(_ u: Double) -> Double {
    3 * cube * u + square
  }

  /// The parameters at which the slope is 0, in ascending order.
  var turns: [Double] {
    let (a, b, c) = (3 * cube, 2 * square, linear)
    guard a != 0 else { return b == 0 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
    return (q == 0 ? [0] : [q / a, c / q]).sorted()
  }
}
