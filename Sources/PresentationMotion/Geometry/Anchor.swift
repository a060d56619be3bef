#if canImport(Darwin)
  public import CoreGraphics
#else
  public import Foundation
#endif

/// A point in a rectangle, as fractions of the rectangle's width and height; y points down (G-7).
///
/// ```swift
/// Anchor.bottomTrailing.point(in: CGRect(x: 100, y: 100, width: 75, height: 75))  // (175, 175)
/// ```
///
/// Fractions below 0 and above 1 are outside the rectangle and are not clamped.
public struct Anchor: Hashable, Codable, Sendable {
  /// The distance from the left edge to the anchor, as a fraction of the width.
  public var x: Double
  /// The distance from the top edge to the anchor, as a fraction of the height.
  public var y: Double

  /// Creates an anchor at fractions of the width and of the height.
  public init(x: Double, y: Double) {
    (self.x, self.y) = (x, y)
  }

  /// The upper left corner, (0, 0).
  public static let topLeading = Anchor(x: 0, y: 0)
  /// The middle of the top edge, (0.5, 0).
  public static let top = Anchor(x: 0.5, y: 0)
  /// The upper right corner, (1, 0).
  public static let topTrailing = Anchor(x: 1, y: 0)
  /// The middle of the left edge, (0, 0.5).
  public static let leading = Anchor(x: 0, y: 0.5)
  /// The middle, (0.5, 0.5).
  public static let center = Anchor(x: 0.5, y: 0.5)
  /// The middle of the right edge, (1, 0.5).
  public static let trailing = Anchor(x: 1, y: 0.5)
  /// The lower left corner, (0, 1).
  public static let bottomLeading = Anchor(x: 0, y: 1)
  /// The middle of the bottom edge, (0.5, 1).
  public static let bottom = Anchor(x: 0.5, y: 1)
  /// The lower right corner, (1, 1).
  public static let bottomTrailing = Anchor(x: 1, y: 1)

  /// Returns the position of the anchor in `rect`.
  @inlinable public func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.origin.x + x * rect.size.width, y: rect.origin.y + y * rect.size.height)
  }

  /// Returns the rectangle of the given size in which this anchor is at `point`.
  @inlinable public func rect(of size: CGSize, at point: CGPoint) -> CGRect {
    CGRect(
      x: point.x - x * size.width, y: point.y - y * size.height, width: size.width,
      height: size.height)
  }
}

extension Anchor: Interpolatable {
  /// Returns the differences of x and y from this anchor to `other`, multiplied by 128 (S-32).
  ///
  /// SwiftUI uses the same factor when it animates a `UnitPoint`.
  @inlinable public func offset(to other: Anchor) -> MotionPair<Double, Double> {
    MotionPair((other.x - x) * 128, (other.y - y) * 128)
  }

  /// Returns the anchor moved by an offset, whose components are divided by 128.
  ///
  /// ``offset(to:)`` multiplies the components by the same factor.
  @inlinable public func moved(by offset: MotionPair<Double, Double>) -> Anchor {
    Anchor(x: x + offset.first / 128, y: y + offset.second / 128)
  }
}
