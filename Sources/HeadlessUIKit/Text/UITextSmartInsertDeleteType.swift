/// Whether spaces around inserted text are adjusted; the raw values are the same as in
/// UIKit.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  /// The system decides.
  case `default`
  /// Never.
  case no
  /// Always.
  case yes
}
