/// Light or dark colors; the raw values are the same as in UIKit.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// The style is not known.
  case unspecified = 0
  /// Light colors.
  case light = 1
  /// Dark colors.
  case dark = 2
}

extension TraitCollection {
  /// The number of pixels per point, which is always 3.
  public var displayScale: CGFloat { 3 }

  /// Returns whether the styles of two trait collections differ.
  ///
  /// The result is false if `traitCollection` is nil.
  public func hasDifferentColorAppearance(comparedTo traitCollection: TraitCollection?) -> Bool {
    traitCollection.map { $0.userInterfaceStyle != userInterfaceStyle } ?? false
  }
}
