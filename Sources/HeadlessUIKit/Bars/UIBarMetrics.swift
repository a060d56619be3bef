/// The height of a bar; raw values are UIKit's.
public enum UIBarMetrics: Int, Hashable, Sendable {
  /// The usual height.
  case `default`
  /// The height in landscape.
  case compact
}
