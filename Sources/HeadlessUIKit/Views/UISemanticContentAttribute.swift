/// The direction of a view's contents; raw values are UIKit's.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// The direction of text.
  case unspecified
  /// That of controls for playing.
  case playback
  /// That of controls for directions in space.
  case spatial
  /// From left to right.
  case forceLeftToRight
  /// From right to left; kept: leading is left.
  case forceRightToLeft
}
