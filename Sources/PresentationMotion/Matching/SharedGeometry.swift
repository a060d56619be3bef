#if canImport(Darwin)
  public import CoreGraphics
#else
  public import Foundation
#endif

/// The geometry that a source shares with other views: its anchor's position and its size (G-3).
///
/// A source is a view in a group of matched views. The other views of the group, called consumers,
/// take over the source's geometry.
///
/// ```swift
/// let shared = SharedGeometry(
///   of: CGRect(x: 100, y: 100, width: 100, height: 100), at: .topLeading)
/// let own = CGRect(x: 300, y: 300, width: 75, height: 75)
/// shared.rect(for: own, matching: .position, at: .bottomTrailing)  // (25, 25, 75, 75)
/// ```
public struct SharedGeometry: Hashable, Sendable {
  /// The position of the source's anchor.
  public var point: CGPoint
  /// The size of the source.
  public var size: CGSize

  /// Creates a geometry from the position of the source's anchor and the size of the source.
  public init(point: CGPoint, size: CGSize) {
    (self.point, self.size) = (point, size)
  }

  /// Creates the geometry that a source with the given rectangle and anchor shares.
  public init(of rect: CGRect, at anchor: Anchor = .center) {
    self.init(point: anchor.point(in: rect), size: rect.size)
  }

  /// Returns the rectangle that a view gets when it takes over this geometry (G-4).
  ///
  /// Such a view is called a consumer. The consumer's anchor is placed on the source's anchor
  /// (G-6). The position of the consumer's anchor is computed with the consumer's resulting size
  /// (G-5). If `properties` does not contain the position, the consumer's upper left corner stays
  /// in place.
  ///
  /// - Parameters:
  ///   - own: The consumer's own rectangle, in the same coordinate system as ``point``.
  ///   - properties: The properties to take over; if the set is empty, the result is `own`.
  ///   - anchor: The consumer's own anchor.
  ///   - fit: Returns the size that the consumer takes if the given size is proposed (G-8). The
  ///     default closure returns the proposed size.
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
  /// Returns two differences from this geometry to `other`: first that of the points, then that of
  /// the sizes.
  @inlinable public func offset(
    to other: SharedGeometry
  ) -> MotionPair<MotionPair<Double, Double>, MotionPair<Double, Double>> {
    MotionPair(point.offset(to: other.point), size.offset(to: other.size))
  }

  /// Returns this geometry with the offset added to its point and its size.
  @inlinable public func moved(
    by offset: MotionPair<MotionPair<Double, Double>, MotionPair<Double, Double>>
  ) -> SharedGeometry {
    SharedGeometry(point: point.moved(by: offset.first), size: size.moved(by: offset.second))
  }
}
