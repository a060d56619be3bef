/// The distances from the four sides of a rectangle to an inner rectangle, in points.
///
/// A distance is negative if the side of the inner rectangle lies outside.
public struct ViewInsets: Hashable, Sendable {
  /// The distance between the upper sides of both rectangles.
  public var top: CGFloat
  /// The distance between the left sides of both rectangles.
  public var left: CGFloat
  /// The distance between the lower sides of both rectangles.
  public var bottom: CGFloat
  /// The distance between the right sides of both rectangles.
  public var right: CGFloat

  /// Zero distances on all sides.
  public static var zero: ViewInsets { ViewInsets(top: 0, left: 0, bottom: 0, right: 0) }

  /// Creates insets from the four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  package static func += (insets: inout ViewInsets, more: ViewInsets) {
    insets.top += more.top
    insets.left += more.left
    insets.bottom += more.bottom
    insets.right += more.right
  }

  /// Returns the larger of both distances on each side.
  package func atLeast(_ other: ViewInsets) -> ViewInsets {
    ViewInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }
}

extension ViewInsets: Interpolatable {
  /// Returns the differences from these insets to `other`: top and left, then bottom and right.
  public func offset(
    to other: ViewInsets
  ) -> MotionPair<MotionPair<Double, Double>, MotionPair<Double, Double>> {
    MotionPair(
      MotionPair(top.offset(to: other.top), left.offset(to: other.left)),
      MotionPair(bottom.offset(to: other.bottom), right.offset(to: other.right)))
  }

  /// Returns the insets with the offset added to each distance.
  public func moved(
    by offset: MotionPair<MotionPair<Double, Double>, MotionPair<Double, Double>>
  ) -> ViewInsets {
    ViewInsets(
      top: top.moved(by: offset.first.first), left: left.moved(by: offset.first.second),
      bottom: bottom.moved(by: offset.second.first), right: right.moved(by: offset.second.second))
  }
}
