public import Foundation

/// Distances from the four sides of a rectangle; leading is always left, and trailing is always
/// right.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the upper side.
  public var top: CGFloat
  /// The distance from the leading side, which is the left side.
  public var leading: CGFloat
  /// The distance from the lower side.
  public var bottom: CGFloat
  /// The distance from the trailing side, which is the right side.
  public var trailing: CGFloat

  /// Insets whose four distances are 0.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets; each distance is 0 by default.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  init(_ insets: UIEdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }

  /// These insets as `UIEdgeInsets`: `leading` becomes `left`, and `trailing` becomes `right`.
  var edgeInsets: UIEdgeInsets {
    UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
  }
}
