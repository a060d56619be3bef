/// The style of the status bar; raw values are UIKit's.
public enum StatusBarStyle: Int, Hashable, Sendable {
  /// The style that the traits ask for.
  case `default` = 0
  /// Light text.
  case lightContent = 1
  /// Dark text.
  case darkContent = 3
}
