/// The alignment of lines of text; raw values are UIKit's.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// On the left.
  case left
  /// In the middle.
  case center
  /// On the right.
  case right
  /// At both sides.
  case justified
  /// As the language wants it.
  case natural
}
