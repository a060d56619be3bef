import PresentationMotion
import TestSupport
import Testing

@Suite struct `A cubic curve` {
  @Test(.rule("S-17")) func `the named cubic curves have their published control points`() {
    let points = [
      CubicCurve.linear: [0, 0, 1, 1], .easeIn: [0.42, 0, 1, 1], .easeOut: [0, 0, 0.58, 1],
      .easeInOut: [0.42, 0, 0.58, 1], .ease: [0.25, 0.1, 0.25, 1],
      .fastOutSlowIn: [0.4, 0, 0.2, 1], .deceleration: [0, 0, 0.2, 1],
      .acceleration: [0.4, 0, 1, 1], .sharp: [0.4, 0, 0.6, 1],
      .easeOutBack: [0.175, 0.885, 0.32, 1.275],
    ]
    expect(points.count, equals: 10)
    for (curve, point) in points {
      expect([curve.x1, curve.y1, curve.x2, curve.y2], equals: point)
    }
  }

  @Test(.rule("S-18"))
  func `a cubic curve refuses control points with an x value outside of 0 to 1`() {
    let error = #expect(throws: MotionError.self) { try CubicCurve(-0.1, 0, 1, 1) }
    expect(error?.description, equals: "x1 is -0.1, expected a number from 0.0 to 1.0")
    #expect(throws: MotionError.self) { try CubicCurve(0, 0, 1.1, 1) }
    #expect(throws: MotionError.self) { try CubicCurve(0, .nan, 1, 1) }
  }

  @Test(.rule("S-20"))
  func `outside of 0 to 1, a cubic curve can be extended as a straight line`() throws {
    let level = try CubicCurve(0, 0.5, 1, 0.5)
    expect(level.value(at: -1, extrapolates: true), equals: 0)
    expect(level.value(at: 2, extrapolates: true), equals: 1)
    try expect(CubicCurve(0, 0, 0, 0).value(at: -1, extrapolates: true), equals: -1)
    expect(CubicCurve.easeOut.value(at: -1), equals: 0)
  }

  @Test(.rule("S-21"))
  func `a cubic curve has an infinite slope where its tangent is vertical`() throws {
    try expect(CubicCurve(0, 1, 0.5, 1).slope(at: 0), equals: .infinity)
    try expect(CubicCurve(0, -1, 0.5, 1).slope(at: 0), equals: -.infinity)
    try expect(CubicCurve(0.5, 0, 1, 0).slope(at: 1), equals: .infinity)
    try expect(CubicCurve(0, 0, 0, 0.5).slope(at: 0), equals: .infinity)
    try expect(CubicCurve(1, 1, 0, 0).slope(at: 0.5), equals: 1)
    expect(CubicCurve.linear.slope(at: 0), equals: 1)
    expect(CubicCurve.linear.slope(at: 1.5), equals: 0)
  }

  @Test(.rule("S-21")) func `a cubic curve has an inverse if its progress is monotonic`() {
    expect(CubicCurve.linear.inverse, equals: .linear)
    expect(CubicCurve.easeIn.inverse?.y1, equals: 0.42)
    expect(CubicCurve.easeOutBack.inverse == nil)
  }

  @Test(.rule("S-22")) func `the circular curves have their published values`() {
    let times = [0, 0.2, 0.5, 0.8, 1]
    func check(_ curve: CircularCurve, _ expected: (Double) -> Double) {
      for time in times {
        expect(abs(curve.value(at: time) - expected(time)) < 1e-15)
      }
      expect([curve.value(at: -1), curve.value(at: 2)], equals: [0, 1])
      expect([curve.slope(at: -1), curve.slope(at: 2)], equals: [0, 0])
    }
    check(.easeIn) { 1 - (1 - $0 * $0).squareRoot() }
    check(.easeOut) { (1 - (1 - $0) * (1 - $0)).squareRoot() }
    check(.easeInOut) { p in
      p < 0.5
        ? (1 - (1 - 4 * p * p).squareRoot()) / 2
        : (1 + (1 - (2 - 2 * p) * (2 - 2 * p)).squareRoot()) / 2
    }
    expect(CircularCurve.easeIn.slope(at: 1), equals: .infinity)
  }
}
