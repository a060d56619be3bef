/// The style of the status bar, such as light or dark text.
///
/// The raw values are the same as in UIKit.
public enum StatusBarStyle: Int, Hashable, Sendable {
  /// The style that fits the traits.
  case `default` = 0
  /// Light text.
  case lightContent = 1
  /// Dark text.
  case darkContent = 3
}
