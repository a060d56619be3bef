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
  /// The style of the screen, which is always light.
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }

  /// The number of pixels per point, which is always 3.
  public var displayScale: CGFloat { 3 }

  /// Returns whether colors look different in two trait collections; always false.
  public func hasDifferentColorAppearance(comparedTo traitCollection: TraitCollection?) -> Bool {
    false
  }
}
