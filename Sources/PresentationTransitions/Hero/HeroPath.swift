public import Foundation

/// The path along which the center of a flying view moves (H-44).
public struct HeroPath: Sendable {
  /// Returns the offset of the path from the straight line, halfway.
  ///
  /// The arguments are the frames at both ends of the path.
  let bow: @Sendable (_ from: CGRect, _ to: CGRect) -> CGPoint

  /// Creates a path that curves away from the straight line and returns to it.
  ///
  /// Halfway, the path is `bow` away from the straight line.
  ///
  /// - Parameter bow: Returns the offset in points; its arguments are the frames at both ends.
  public init(bow: @escaping @Sendable (_ from: CGRect, _ to: CGRect) -> CGPoint) {
    self.bow = bow
  }

  /// A straight line.
  public static let straight = HeroPath { _, _ in .zero }

  /// Returns an arc that bends upward, or to the right if the two centers lie on a vertical line.
  ///
  /// - Parameter height: The distance in points between the arc and the straight line, halfway. An
  ///   arc with a negative height bends in the opposite direction.
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
