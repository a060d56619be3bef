/// The kind of height that a bar has; the raw values are the same as in UIKit.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// The usual height.
  case `default`
  /// The height in landscape.
  case compact
}
