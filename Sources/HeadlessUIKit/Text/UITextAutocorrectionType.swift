/// Whether words are corrected; the raw values are the same as in UIKit.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// The system decides.
  case `default` = 0
  /// Words are not corrected.
  case no = 1
  /// Words are corrected.
  case yes = 2
}
