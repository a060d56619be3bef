/// Whether the spelling of words is checked; the raw values are the same as in UIKit.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// The system decides.
  case `default` = 0
  /// The spelling is not checked.
  case no = 1
  /// The spelling is checked.
  case yes = 2
}
