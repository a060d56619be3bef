/// The direction of an edit menu's arrow; the raw values are the same as in UIKit.
public enum UIEditMenuArrowDirection: Int, Hashable, Sendable {
  /// The system chooses the direction.
  case automatic = 0
  /// The arrow points up.
  case up
  /// The arrow points down.
  case down
  /// The arrow points to the left.
  case left
  /// The arrow points to the right.
  case right
}
