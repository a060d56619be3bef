/// A kind of contents in front of a blur; the raw values are the same as in UIKit.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  /// Text of the first level.
  case label
  /// Text of the second level.
  case secondaryLabel
  /// Text of the third level.
  case tertiaryLabel
  /// Text of the fourth level.
  case quaternaryLabel
  /// A shape.
  case fill
  /// A shape of the second level.
  case secondaryFill
  /// A shape of the third level.
  case tertiaryFill
  /// A line between contents.
  case separator
}
