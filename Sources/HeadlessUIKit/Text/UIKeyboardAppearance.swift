/// The look of a keyboard; the raw values are the same as in UIKit.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// The usual look.
  case `default` = 0
  /// Dark keys.
  case dark = 1
  /// Light keys.
  case light = 2
}
