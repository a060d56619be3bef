import PresentationMotion
import TestSupport
import Testing

@Suite struct `Interpolated values` {
  @Test(.rule("S-32"))
  func `a pair of interpolated values can be added, scaled and measured like a vector`() {
    let pair = MotionPair(3.0, MotionPair(4.0, 12.0))
    expect(pair.magnitudeSquared, equals: 169)
    expect(pair.scaled(by: 2), equals: MotionPair(6.0, MotionPair(8.0, 24.0)))
    expect(pair - pair, equals: .zero)
    expect(pair + pair, equals: pair.scaled(by: 2))
  }

  @Test(.rule("G-41"))
  func `for a progress below 0 or above 1, interpolation continues beyond the two values`() {
    expect((0.1).interpolated(towards: .infinity, by: 0) == 0.1)
    expect((10.0).interpolated(towards: 20, by: -1) == 0)
    expect((10.0).interpolated(towards: 20, by: 2) == 30)
    expect(Float(1).interpolated(towards: 2, by: 0.25), equals: 1.25)
    expect(CGFloat(1).interpolated(towards: 2, by: 0.25), equals: 1.25)
  }

  @Test(.rule("G-40"))
  func `interpolating a rectangle beyond its target can give negative sides`() {
    let small = CGRect(x: 0, y: 0, width: 10, height: 10)
    let found = CGRect(x: 0, y: 0, width: 100, height: 100).interpolated(towards: small, by: 1.2)
    expect(found.size, equals: CGSize(width: -8, height: -8))
  }

  @Test(.rule("S-32")) func `interpolation applies to each component of a value`() {
    let amount = 0.5
    expect(
      CGPoint(x: 0, y: 2).interpolated(towards: CGPoint(x: 4, y: 4), by: amount),
      equals: CGPoint(x: 2, y: 3))
    expect(
      CGSize(width: 0, height: 2).interpolated(towards: CGSize(width: 4, height: 4), by: amount),
      equals: CGSize(width: 2, height: 3))
    expect(
      CGVector(dx: 0, dy: 2).interpolated(towards: CGVector(dx: 4, dy: 4), by: amount),
      equals: CGVector(dx: 2, dy: 3))
    expect(
      ViewInsets(top: 1, left: 2, bottom: 3, right: 4).interpolated(towards: .zero, by: amount),
      equals: ViewInsets(top: 0.5, left: 1, bottom: 1.5, right: 2))
    expect(
      ColorComponents(red: 1, green: 0, blue: 0.5, alpha: 0).interpolated(
        towards: ColorComponents(red: 0, green: 1, blue: 0), by: amount),
      equals: ColorComponents(red: 0.5, green: 0.5, blue: 0.25, alpha: 0.5))
  }

  private func expectEqual(
    _ found: CGAffineTransform, _ expected: CGAffineTransform,
    _ location: SourceLocation = #_sourceLocation
  ) {
    for entry in [\CGAffineTransform.a, \.b, \.c, \.d, \.tx, \.ty] {
      expect(
        abs(found[keyPath: entry] - expected[keyPath: entry]) < 1e-12, "\(found)",
        sourceLocation: location)
    }
  }

  @Test func `interpolated transforms rotate, scale and translate independently`() {
    let end = CGAffineTransform(translationX: 10, y: 20).rotated(by: .pi / 2).scaledBy(x: 3, y: 5)
    let middle = CGAffineTransform(translationX: 5, y: 10).rotated(by: .pi / 4)
      .scaledBy(x: 2, y: 3)
    expectEqual(CGAffineTransform.identity.interpolated(towards: end, by: 0.5), middle)
  }

  @Test
  func `if two transforms differ only in translation, interpolation keeps the other numbers`() {
    let start = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 1.1, y: 0.7)
    var end = start
    end.tx = 10
    let middle = start.interpolated(towards: end, by: 0.5)
    end.tx = 5
    expect(middle, equals: end)
  }

  @Test
  func `halfway to a rotation by 180 degrees, an interpolated transform rotates by 90 degrees`() {
    let half = CGAffineTransform(scaleX: -1, y: -1)
    expectEqual(
      CGAffineTransform.identity.interpolated(towards: half, by: 0.5),
      CGAffineTransform(rotationAngle: .pi / 2))
  }

  @Test func `interpolating to a mirrored transform scales the mirrored axis through zero`() {
    let mirror = CGAffineTransform(scaleX: -1, y: 1), upside = CGAffineTransform(scaleX: 1, y: -1)
    expectEqual(
      CGAffineTransform.identity.interpolated(towards: mirror, by: 0.25),
      CGAffineTransform(scaleX: 0.5, y: 1))
    expectEqual(
      CGAffineTransform.identity.interpolated(towards: upside, by: 0.25),
      CGAffineTransform(scaleX: 1, y: 0.5))
  }

  @Test
  func `an interpolation can start from a transform whose scale is zero`() {
    let none = CGAffineTransform(scaleX: 0, y: 0), flat = CGAffineTransform(scaleX: 0, y: 2)
    expectEqual(
      none.interpolated(towards: .identity, by: 0.5), CGAffineTransform(scaleX: 0.5, y: 0.5))
    expectEqual(
      flat.interpolated(towards: .identity, by: 0.5), CGAffineTransform(scaleX: 0.5, y: 1.5))
  }
}
