import PresentationMotion
import TestSupport
import Testing

/// This file imports no Foundation: the geometry types come from `PresentationMotion` alone.
@Suite("Affine transforms")
struct AffineTransformTests {
  let skewed = CGAffineTransform(a: 2, b: 3, c: -1, d: 4, tx: 5, ty: -6)
  let moved = CGAffineTransform(translationX: 10, y: 20)
  let doubled = CGAffineTransform(scaleX: 2, y: 2)
  let point = CGPoint(x: 3, y: -7)

  @Test func `the identity transform changes nothing, and isIdentity is true`() {
    expect(CGAffineTransform.identity.isIdentity)
    expect(point.applying(.identity), equals: point)
    expect(skewed.concatenating(.identity), equals: skewed)
    expect(CGAffineTransform.identity.concatenating(skewed), equals: skewed)
  }

  @Test func `a transform close to the identity is not the identity`() {
    expect(!CGAffineTransform(scaleX: 1 + CGFloat.ulpOfOne, y: 1).isIdentity)
    expect(!moved.isIdentity)
  }

  @Test func `applying a transform multiplies the point, as a row vector, by the matrix`() {
    expect(point.applying(skewed), equals: CGPoint(x: 18, y: -25))
    expect(CGPoint(x: 0, y: 0).applying(skewed), equals: CGPoint(x: 5, y: -6))
  }

  @Test func `concatenation applies the receiver first and the argument second`() {
    expect(point.applying(moved.concatenating(doubled)), equals: CGPoint(x: 26, y: 26))
    expect(point.applying(doubled.concatenating(moved)), equals: CGPoint(x: 16, y: 6))
    let both = skewed.concatenating(doubled)
    expect(point.applying(both), equals: point.applying(skewed).applying(doubled))
  }

  @Test func `concatenating gives the matrix product`() {
    let other = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let product = CGAffineTransform(a: 11, b: 16, c: 11, d: 14, tx: -8, ty: -8)
    expect(skewed.concatenating(other), equals: product)
  }

  @Test func `translating an existing transform applies the translation first`() {
    expect(doubled.translatedBy(x: 10, y: 20), equals: moved.concatenating(doubled))
    expect(point.applying(doubled.translatedBy(x: 10, y: 20)), equals: CGPoint(x: 26, y: 26))
  }

  @Test func `scaling an existing transform applies the scaling first`() {
    expect(moved.scaledBy(x: 2, y: 2), equals: doubled.concatenating(moved))
    expect(point.applying(moved.scaledBy(x: 2, y: 3)), equals: CGPoint(x: 16, y: -1))
  }

  @Test func `rotating an existing transform applies the rotation first`() {
    let turned = CGPoint(x: 1, y: 0).applying(moved.rotated(by: .pi / 2))
    expectClose(turned, CGPoint(x: 10, y: 21))
  }

  @Test func `a positive angle rotates the x axis toward the y axis`() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    expectClose(CGPoint(x: 1, y: 0).applying(quarter), CGPoint(x: 0, y: 1))
    expectClose(CGPoint(x: 0, y: 1).applying(quarter), CGPoint(x: -1, y: 0))
    let sixth = CGAffineTransform(rotationAngle: .pi / 6)
    expectClose(CGPoint(x: 2, y: 0).applying(sixth), CGPoint(x: 1.7320508075688772, y: 1))
  }

  @Test func `four quarter turns give the original point`() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    let full = quarter.rotated(by: .pi / 2).rotated(by: .pi / 2).rotated(by: .pi / 2)
    expectClose(point.applying(full), point)
  }

  @Test func `inverting a transform that scales and translates gives the known inverse matrix`() {
    let stretched = CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 6, ty: 8)
    let answer = CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.25, tx: -3, ty: -2)
    expect(stretched.inverted(), equals: answer)
  }

  @Test func `a transform and its inverse cancel each other in either order`() {
    expectClose(point.applying(skewed).applying(skewed.inverted()), point)
    expectClose(point.applying(skewed.inverted()).applying(skewed), point)
    expectClose(point.applying(skewed.inverted().inverted()), point.applying(skewed))
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: 0, y: 1),
    CGAffineTransform(scaleX: 0, y: 0).translatedBy(x: 1, y: 2),
    CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 3, ty: 5),
  ])
  func `inverting a singular transform returns the same transform`(singular: CGAffineTransform) {
    expect(singular.inverted(), equals: singular)
    expect(singular.inverse, equals: singular)
  }

  @Test func `inverting a transform with infinite numbers returns the same transform`() {
    let infinite = CGAffineTransform(scaleX: .infinity, y: 1)
    expect(infinite.inverse, equals: infinite)
    expect(skewed.inverse, equals: skewed.inverted())
  }

  @Test func `equal transforms have equal hash values`() {
    let again = CGAffineTransform.identity.translatedBy(x: 10, y: 20)
    expect(Set([moved, again, doubled]), equals: [doubled, moved])
  }
}

/// Expects two points to be equal up to rounding errors.
private func expectClose(
  _ actual: CGPoint, _ expected: CGPoint, sourceLocation: SourceLocation = #_sourceLocation
) {
  let distance = max(abs(actual.x - expected.x), abs(actual.y - expected.y))
  expect(distance < 1e-12, "\(actual) is not \(expected)", sourceLocation: sourceLocation)
}
