/// Whether quotation marks are replaced by typographic ones; the raw values are the same as in
/// UIKit.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
  /// The system decides.
  case `default`
  /// Never.
  case no
  /// Always.
  case yes
}
