/// The height of a bar, regular or compact; the raw values are the same as in UIKit.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// The usual height.
  case `default`
  /// The height in landscape.
  case compact
}
