/// The alignment of lines of text; raw values are UIKit's.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// Lines are aligned on the left.
  case left
  /// Lines are centered.
  case center
  /// Lines are aligned on the right.
  case right
  /// Lines are aligned at both sides.
  case justified
  /// Lines are aligned as usual in the language.
  case natural
}
