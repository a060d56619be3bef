/// The direction of a view's contents; the raw values are the same as in UIKit.
public enum SemanticContentAttribute: Int, Hashable, Sendable {
  /// The direction in which text is read.
  case unspecified
  /// The direction of playback controls.
  case playback
  /// The direction of controls that choose between left and right, such as text alignment controls.
  case spatial
  /// From left to right.
  case forceLeftToRight
  /// From right to left; the layout is not mirrored, which is reported once as the issue
  /// `notModelled`.
  case forceRightToLeft
}
