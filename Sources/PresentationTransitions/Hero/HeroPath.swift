public import Foundation

/// The path along which the center of a flying view moves in a ``HeroTransition`` (H-44).
public struct HeroPath: Sendable {
  /// Returns the offset in points from the middle of the straight line to the middle of the path.
  ///
  /// The arguments are the frames of the flying view at the start and at the end.
  let bow: @Sendable (_ from: CGRect, _ to: CGRect) -> CGPoint

  /// Creates a curved path between the centers of two frames.
  ///
  /// - Parameter bow: A closure that returns the offset in points from the middle of the straight
  ///   line to the middle of the path. The arguments are the frames of the flying view at the start
  ///   and at the end.
  public init(bow: @escaping @Sendable (_ from: CGRect, _ to: CGRect) -> CGPoint) {
    self.bow = bow
  }

  /// A straight line from the start to the end of the movement.
  public static let straight = HeroPath { _, _ in .zero }

  /// Returns an arc that bends upward, or to the right if the view moves vertically.
  ///
  /// - Parameter height: The greatest distance in points between the arc and the straight line. An
  ///   arc with a negative height bends downward or to the left.
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
