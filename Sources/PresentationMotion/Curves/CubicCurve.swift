/// An easing curve: a cubic Bezier from (0, 0) to (1, 1), with time along x and progress along y.
///
/// ```swift
/// CubicCurve.easeInOut.value(at: 0.25)  // 0.129161...; the curve starts slowly
/// CubicCurve.easeInOut.slope(at: 0.5)  // 1.724137...; the middle is the fastest part
/// ```
///
/// Values are computed to double precision (S-18, S-19).
public struct CubicCurve: Hashable, Sendable {
  /// The time of the first control point, from 0 to 1.
  public let x1: Double
  /// The vertical position of the first control point; 0 is the start of the movement, 1 its end.
  public let y1: Double
  /// The time of the second control point, from 0 to 1.
  public let x2: Double
  /// The vertical position of the second control point; 0 is the start of the movement, 1 its end.
  public let y2: Double

  /// Creates a curve from its two control points, in the order of CSS and Core Animation.
  ///
  /// - Throws: ``MotionError`` if a number is outside its range. The range of x1 and x2 is 0...1,
  ///   because otherwise time could run backward. The range of y1 and y2 is -1e50...1e50.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) throws(MotionError) {
    try MotionError.check("x1", x1, in: 0...1)
    try MotionError.check("y1", y1, in: -1e50...1e50)
    try MotionError.check("x2", x2, in: 0...1)
    try MotionError.check("y2", y2, in: -1e50...1e50)
    self.init(known: x1, y1, x2, y2)
  }

  init(known x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// The inverse curve, with time and progress exchanged (S-21).
  ///
  /// Nil if y1 or y2 is not in 0...1, because such a curve may reach the same progress several
  /// times.
  public var inverse: CubicCurve? {
    guard (0...1).contains(y1), (0...1).contains(y2) else { return nil }
    return CubicCurve(known: y1, x1, y2, x2)
  }

  // MARK: Along the curve

  /// Returns the progress at a time; exactly 0 at time 0 and exactly 1 at time 1 (S-20).
  ///
  /// - Parameters:
  ///   - time: The time as a fraction of the duration.
  ///   - extrapolates: Whether the curve continues as a straight line before 0 and after 1, as in
  ///     CSS. If false, the progress is 0 before time 0, and 1 after time 1.
  public func value(at time: Double, extrapolates: Bool = false) -> Double {
    if time > 0, time < 1 { return isEven ? time : y.value(parameter(at: time)) }
    if time < 0, extrapolates { return time * startGradient }
    if time > 1, extrapolates { return 1 + (time - 1) * endGradient }
    return time >= 1 ? 1 : 0
  }

  /// Returns the slope of the progress at a time; 0 for a time outside 0...1 (S-21).
  ///
  /// The slope is infinite where the curve is vertical.
  public func slope(at time: Double) -> Double {
    guard time >= 0, time <= 1 else { return 0 }
    let u = time == 0 ? 0 : time == 1 ? 1 : parameter(at: time)
    let dx = x.slope(u)
    let dy = y.slope(u)
    if dx > 0 { return dy / dx }
    if dy != 0 { return dy > 0 ? .infinity : -.infinity }
    // Neither time nor progress changes at this point, so the slope of the neighboring part is
    // used.
    if u == 0 { return Self.gradient(y2, x2) }
    if u == 1 { return Self.gradient(1 - y1, 1 - x1) }
    return 1
  }

  private static func gradient(_ dy: Double, _ dx: Double) -> Double {
    dx > 0 ? dy / dx : dy == 0 ? 1 : dy > 0 ? .infinity : -.infinity
  }

  /// The slope before the start, as defined by CSS; never infinite.
  private var startGradient: Double {
    let slope = slope(at: 0)
    return slope.isFinite ? slope : 0
  }

  private var endGradient: Double {
    let slope = slope(at: 1)
    return slope.isFinite ? slope : 0
  }

  // MARK: Solving

  private var isEven: Bool { x1 == y1 && x2 == y2 }
  private var x: CubicPolynomial { CubicPolynomial(x1, x2) }
  private var y: CubicPolynomial { CubicPolynomial(y1, y2) }

  /// Finds the parameter u in 0...1 with x(u) = time.
  ///
  /// The search uses Halley's method. If a step leaves the interval that contains u, the search
  /// halves the interval instead.
  private func parameter(at time: Double) -> Double {
    let x = x
    var (low, high, u) = (0.0, 1.0, time)
    while true {
      let error = x.value(u) - time
      if error > 0 { high = u } else { low = u }
      let slope = x.slope(u)
      let step = error * slope / (slope * slope - error * x.halfBend(u))
      var next = u - step
      if next > low, next < high {
        // Each error is about the cube of the previous error, so the next step would be smaller
        // than one bit.
        if abs(step) < 1e-6 * slope { return next }
      } else {
        if error == 0 { return u }
        next = low + (high - low) / 2
        guard next > low, next < high else { return u }
      }
      u = next
    }
  }
}

extension CubicCurve {
  /// Returns the first time, above 0 and at most 1, at which the progress is at least `progress`.
  func firstTime(of progress: Double) -> Double {
    // Between two turning points, the curve either only rises or only falls.
    for end in y.turns.filter({ $0 > 0 && $0 < 1 }) + [1] where y.value(end) >= progress {
      return x.value(bisection(from: 0, to: end) { y.value($0) < progress })
    }
    return 1
  }
}
