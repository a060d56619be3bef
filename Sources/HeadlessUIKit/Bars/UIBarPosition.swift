/// The place of a bar; the raw values are the same as in UIKit.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// Any place.
  case any
  /// The lower side of the screen.
  case bottom
  /// The upper side of the screen.
  case top
  /// The upper side of the screen; the background of the bar extends under the status bar.
  case topAttached
}
