/// The alignment of lines of text; the raw values are the same as in UIKit.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// Lines are aligned on the left.
  case left
  /// Lines are centered.
  case center
  /// Lines are aligned on the right.
  case right
  /// Lines are aligned at both sides.
  case justified
  /// Lines are aligned according to the language of the text.
  case natural
}
