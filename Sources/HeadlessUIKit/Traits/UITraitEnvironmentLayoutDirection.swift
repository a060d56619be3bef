/// The direction in which an interface is laid out; the raw values are the same as in UIKit.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// The direction is not known.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
