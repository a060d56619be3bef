/// The place of a bar; raw values are UIKit's.
public enum UIBarPosition: Int, Hashable, Sendable {
  /// Any place.
  case any
  /// At the lower side.
  case bottom
  /// At the upper side.
  case top
  /// At the upper side, below the status bar.
  case topAttached
}
