/// Light or dark colors; the raw values are the same as in UIKit.
public enum UserInterfaceStyle: Int, Hashable, Sendable {
  /// The style is not known.
  case unspecified = 0
  /// Light colors.
  case light = 1
  /// Dark colors.
  case dark = 2
}
