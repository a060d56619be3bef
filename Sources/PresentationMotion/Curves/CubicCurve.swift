/// An easing curve: a cubic Bezier from (0, 0) to (1, 1), with time along x and progress along y.
///
/// ```swift
/// CubicCurve.easeInOut.value(at: 0.25)  // 0.129161...: it starts slowly
/// CubicCurve.easeInOut.slope(at: 0.5)  // 1.724137...: and is fastest in the middle
/// ```
///
/// Values are solved for to double precision (S-18, S-19).
public struct CubicCurve: Hashable, Sendable {
  /// The time of the first control point, from 0 to 1.
  public let x1: Double
  /// The progress of the first control point.
  public let y1: Double
  /// The time of the second control point, from 0 to 1.
  public let x2: Double
  /// The progress of the second control point.
  public let y2: Double

  /// Creates a curve from its two control points, in the order of CSS and Core Animation.
  ///
  /// - Throws: ``MotionError`` if x1 or x2 is not in 0...1, where time would run backwards, or if
  ///   y1 or y2 is not from -1e50 to 1e50.
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

  /// The curve with time and progress swapped: what undoes this one; nil if y1 or y2 is not in
  /// 0...1, as nothing undoes a curve that turns back (S-21).
  public var inverse: CubicCurve? {
    guard (0...1).contains(y1), (0...1).contains(y2) else { return nil }
    return CubicCurve(known: y1, x1, y2, x2)
  }

  // MARK: Along the curve

  /// Returns the progress at a time; exactly 0 at 0 and 1 at 1 (S-20).
  ///
  /// - Parameters:
  ///   - time: In parts of the whole duration.
  ///   - extrapolates: Whether the curve goes on straight before 0 and after 1, as in CSS. If not,
  ///     it stays at 0 and at 1.
  public func value(at time: Double, extrapolates: Bool = false) -> Double {
    if time > 0, time < 1 { return isEven ? time : y.value(parameter(at: time)) }
    if time < 0, extrapolates { return time * startGradient }
    if time > 1, extrapolates { return 1 + (time - 1) * endGradient }
    return time >= 1 ? 1 : 0
  }

  /// Returns how much the progress grows per time, at a time in 0...1; 0 outside (S-21).
  ///
  /// Where the curve is vertical the slope is infinite.
  public func slope(at time: Double) -> Double {
    guard time >= 0, time <= 1 else { return 0 }
    let u = time == 0 ? 0 : time == 1 ? 1 : parameter(at: time)
    let dx = x.slope(u)
    let dy = y.slope(u)
    if dx > 0 { return dy / dx }
    if dy != 0 { return dy > 0 ? .infinity : -.infinity }
    // Time and progress stand still together: what follows, or what came before, has the say.
    if u == 0 { return Self.gradient(y2, x2) }
    if u == 1 { return Self.gradient(1 - y1, 1 - x1) }
    return 1
  }

  private static func gradient(_ dy: Double, _ dx: Double) -> Double {
    dx > 0 ? dy / dx : dy == 0 ? 1 : dy > 0 ? .infinity : -.infinity
  }

  /// The slope outside, as CSS has it: never infinite.
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

  /// Finds u with x(u) = time, between 0 and 1: Halley's steps, and halves where these leave the
  /// bracket.
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
        // The next step would be by less than a bit, as each is a cube of the one before.
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
  /// The first time when the progress is at least as much, which lies above 0 and up to 1.
  func firstTime(of progress: Double) -> Double {
    // Between the places where it turns the curve only rises or only falls.
    for end in y.turns.filter({ $0 > 0 && $0 < 1 }) + [1] where y.value(end) >= progress {
      return x.value(bisection(from: 0, to: end) { y.value($0) < progress })
    }
    return 1
  }
}
