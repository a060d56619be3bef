#if canImport(Darwin)
  public import CoreGraphics
#else
  public import Foundation
#endif

/// The geometry that a source shares: the point of its anchor, and its size (G-3).
///
/// ```swift
/// let shared = SharedGeometry(
///   of: CGRect(x: 100, y: 100, width: 100, height: 100), at: .topLeading)
/// let own = CGRect(x: 300, y: 300, width: 75, height: 75)
/// shared.rect(for: own, matching: .position, at: .bottomTrailing)  // (25, 25, 75, 75)
/// ```
public struct SharedGeometry: Hashable, Sendable {
  /// Where the source's anchor is.
  public var point: CGPoint
  /// How large the source is.
  public var size: CGSize

  /// A place and a size.
  public init(point: CGPoint, size: CGSize) {
    (self.point, self.size) = (point, size)
  }

  /// Creates the geometry that a source with a rectangle shares.
  public init(of rect: CGRect, at anchor: Anchor = .center) {
    self.init(point: anchor.point(in: rect), size: rect.size)
  }

  /// Returns where a consumer goes (G-4): its anchor comes to the source's (G-6), and counts in its
  /// own resulting size (G-5); without the position, its corner stays where it is.
  ///
  /// - Parameters:
  ///   - own: Where the consumer is by itself, in the same coordinates as ``point``.
  ///   - properties: What it takes over; nothing leaves it where it is.
  ///   - anchor: Its own anchor.
  ///   - fit: The size that it takes when a size is proposed (G-8); any size by default.
  public func rect(
    for own: CGRect, matching properties: MatchedProperties = .frame, at anchor: Anchor = .center,
    fit: (CGSize) -> CGSize = { $0 }
  ) -> CGRect {
    let size = properties.contains(.size) ? fit(size) : own.size
    guard properties.contains(.position) else { return CGRect(origin: own.origin, size: size) }
    return anchor.rect(of: size, at: point)
  }
}

extension SharedGeometry: Interpolatable {
  /// Returns how far the point moves, and what the size grows by.
  @inlinable public func offset(
    to other: SharedGeometry
  ) -> MotionPair<MotionPair<Double, Double>, MotionPair<Double, Double>> {
    MotionPair(point.offset(to: other.point), size.offset(to: other.size))
  }

  /// Returns the geometry with point and size moved.
  @inlinable public func moved(
    by offset: MotionPair<MotionPair<Double, Double>, MotionPair<Double, Double>>
  ) -> SharedGeometry {
    SharedGeometry(point: point.moved(by: offset.first), size: size.moved(by: offset.second))
  }
}
