/// The position of a bar on the screen; the raw values are the same as in UIKit.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// The position is not specified.
  case any
  /// The lower side of the screen.
  case bottom
  /// The upper side of the screen.
  case top
  /// The upper side of the screen; the background of the bar extends under the status bar.
  case topAttached
}
