import PresentationMotion
import TestSupport
import Testing

@Suite("Sizes and rectangles under a transform")
struct ApplyingTests {
  let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
  let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)

  @Test func `transforming a size ignores the translation`() {
    let transform = CGAffineTransform(a: 2, b: 1, c: 3, d: 4, tx: 100, ty: 200)
    expect(CGSize(width: 5, height: 6).applying(transform), equals: CGSize(width: 28, height: 29))
  }

  @Test func `a transformed size may be negative`() {
    let half = CGAffineTransform(scaleX: -1, y: -1)
    expect(CGSize(width: 5, height: 6).applying(half), equals: CGSize(width: -5, height: -6))
  }

  @Test func `moving and scaling a rectangle is exact`() {
    let transform = CGAffineTransform(translationX: 10, y: 20).scaledBy(x: 2, y: 3)
    expect(rect.applying(transform), equals: CGRect(x: 12, y: 26, width: 6, height: 12))
    expect(rect.applying(.identity), equals: rect)
  }

  @Test func `rotating a rectangle by 90 degrees swaps its width and height`() {
    expect(rect.applying(quarter), equals: CGRect(x: -6, y: 1, width: 4, height: 3))
  }

  @Test func `a mirrored rectangle keeps positive sides`() {
    let mirror = CGAffineTransform(scaleX: -1, y: 1)
    let mirrored = rect.applying(mirror)
    expect(mirrored, equals: CGRect(x: -4, y: 2, width: 3, height: 4))
    expect(mirrored.size.width, equals: 3)
  }

  @Test func `rotating a square by 45 degrees enlarges its bounding box`() {
    let square = CGRect(x: -1, y: -1, width: 2, height: 2)
    let box = square.applying(CGAffineTransform(rotationAngle: .pi / 4))
    let root = CGFloat(2).squareRoot()
    expect(abs(box.minX + root) < 1e-12)
    expect(abs(box.minY + root) < 1e-12)
    expect(abs(box.width - 2 * root) < 1e-12)
    expect(abs(box.height - 2 * root) < 1e-12)
  }

  @Test func `a skewed rectangle's bounding box reaches its outermost corners`() {
    let skew = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
    expect(rect.applying(skew), equals: CGRect(x: 2, y: 2, width: 5, height: 4))
  }

  @Test func `a rectangle with negative sides is transformed like its standardized rectangle`() {
    let backwards = CGRect(x: 4, y: 6, width: -3, height: -4)
    expect(backwards.applying(quarter), equals: rect.applying(quarter))
  }

  @Test func `scaling a rectangle by zero gives an empty rectangle at the origin`() {
    expect(rect.applying(CGAffineTransform(scaleX: 0, y: 0)), equals: CGRect.zero)
  }

  @Test func `the null and the infinite rectangle stay unchanged`() {
    expect(CGRect.null.applying(quarter).isNull)
    expect(CGRect.infinite.applying(CGAffineTransform(scaleX: 0.5, y: 0.5)).isInfinite)
  }
}
