/// The treatment of a line of text that is too long; the raw values are the same as in UIKit.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// The line is broken between words.
  case byWordWrapping
  /// The line is broken between letters.
  case byCharWrapping
  /// The end of the line is cut off.
  case byClipping
  /// The beginning of the line is replaced by an ellipsis.
  case byTruncatingHead
  /// The end of the line is replaced by an ellipsis.
  case byTruncatingTail
  /// The middle of the line is replaced by an ellipsis.
  case byTruncatingMiddle
}
