import TestSupport
import Testing
import UIKit

/// Tests of `CGRect` in client files.
///
/// The rectangles follow the documentation of Core Graphics.
@Suite("Rectangles") struct RectangleTests {
  private let rect = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test(
    .rule("L-11"),
    arguments: [
      CGRect(x: 10, y: 0, width: 5, height: 10), CGRect(x: -5, y: 0, width: 5, height: 10),
      CGRect(x: 0, y: 10, width: 10, height: 5), CGRect(x: 10, y: 10, width: 5, height: 5),
      CGRect(x: 20, y: 0, width: 5, height: 5), CGRect(x: 10, y: 5, width: 0, height: 0), .null,
    ])
  func `rectangles that share only an edge or a corner do not intersect`(other: CGRect) {
    expect(!rect.intersects(other) && !other.intersects(rect))
    expect(rect.intersection(other).isNull && other.intersection(rect).isNull)
  }

  @Test(
    .rule("L-11"),
    arguments: [
      (CGRect(x: 9, y: 9, width: 5, height: 5), CGRect(x: 9, y: 9, width: 1, height: 1)),
      (CGRect(x: 14, y: 4, width: -10, height: -3), CGRect(x: 4, y: 1, width: 6, height: 3)),
      (CGRect(x: 5, y: 5, width: 0, height: 0), CGRect(x: 5, y: 5, width: 0, height: 0)),
      (.infinite, CGRect(x: 0, y: 0, width: 10, height: 10)),
    ])
  func `the intersection of overlapping rectangles is their common area`(
    other: CGRect, shared: CGRect
  ) {
    expect(rect.intersects(other) && other.intersects(rect))
    expect(rect.intersection(other) == shared && other.intersection(rect) == shared)
  }

  @Test(.rule("L-11"))
  func `the CGRect methods contains, union and insetBy behave as documented`() {
    expect(rect.contains(CGPoint(x: 0, y: 0)) && !rect.contains(CGPoint(x: 10, y: 5)))
    expect(rect.contains(rect) && !CGRect.null.contains(rect))
    expect(rect.union(.null) == rect && CGRect.null.union(rect) == rect)
    expect(rect.union(CGRect(x: 20, y: 0, width: 0, height: 0)).width, equals: 20)
    expect(rect.insetBy(dx: 6, dy: 0).isNull)
    expect(rect.insetBy(dx: 5, dy: 5), equals: CGRect(x: 5, y: 5, width: 0, height: 0))
    expect(CGRect.null.isEmpty && rect.insetBy(dx: 5, dy: 0).isEmpty && !rect.isEmpty)
  }
}
