public import Foundation

/// The path on which the center of a flying view travels (H-44).
public struct HeroPath: Sendable {
  /// Returns how far the path is from the straight line at the middle of the line.
  ///
  /// The arguments are the frames at both ends of the path.
  let bow: @Sendable (_ from: CGRect, _ to: CGRect) -> CGPoint

  /// Creates a path that leaves the straight line, is `bow` away from the line halfway, and returns
  /// to the line.
  ///
  /// - Parameter bow: Returns an offset in points, from the frames at both ends.
  public init(bow: @escaping @Sendable (_ from: CGRect, _ to: CGRect) -> CGPoint) {
    self.bow = bow
  }

  /// A straight line.
  public static let straight = HeroPath { _, _ in .zero }

  /// Returns an arc that bends upward, or to the right if the two centers lie on a vertical line.
  ///
  /// - Parameter height: The distance in points between the arc and the straight line halfway. A
  ///   negative height bends the arc the other way.
  public static func arc(height: CGFloat) -> HeroPath {
    HeroPath { from, to in
      let (dx, dy) = (to.midX - from.midX, to.midY - from.midY)
      let length = hypot(dx, dy)
      guard length > 0, height.isFinite else { return .zero }
      let sign: CGFloat = dx == 0 ? (dy > 0 ? 1 : -1) : (dx > 0 ? 1 : -1)
      return CGPoint(x: dy / length * sign * height, y: -dx / length * sign * height)
    }
  }
}
