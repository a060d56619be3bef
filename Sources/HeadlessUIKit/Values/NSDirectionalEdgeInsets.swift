public import Foundation

/// Distances from the four sides of a rectangle; leading is always left, and trailing is always
/// right.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance above.
  public var top: CGFloat
  /// The distance on the left.
  public var leading: CGFloat
  /// The distance below.
  public var bottom: CGFloat
  /// The distance on the right.
  public var trailing: CGFloat

  /// No distances.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates distances; each distance is 0 by default.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}
