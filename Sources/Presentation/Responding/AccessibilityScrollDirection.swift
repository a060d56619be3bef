/// A direction in which VoiceOver scrolls; the raw values are the same as in UIKit.
public enum AccessibilityScrollDirection: Int, Hashable, Sendable {
  /// To the right.
  case right = 1
  /// To the left.
  case left = 2
  /// Upward.
  case up = 3
  /// Downward.
  case down = 4
  /// To the next page.
  case next = 5
  /// To the previous page.
  case previous = 6
}
