/// The direction of a view's contents; raw values are UIKit's.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// The direction of text.
  case unspecified
  /// The direction of playback controls.
  case playback
  /// The direction of controls for directions in space.
  case spatial
  /// From left to right.
  case forceLeftToRight
  /// From right to left; stored without effect, because leading is always left.
  case forceRightToLeft
}
