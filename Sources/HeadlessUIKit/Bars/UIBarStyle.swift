/// The style of a bar; the raw values are the same as in UIKit.
public enum UIBarStyle: Int, Hashable, Sendable {
  /// A light bar with dark text.
  case `default` = 0
  /// A dark bar with light text.
  case black = 1
}
