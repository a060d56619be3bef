/// Whether hyphens are replaced by dashes; the raw values are the same as in
/// UIKit.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
  /// The system decides.
  case `default`
  /// Never.
  case no
  /// Always.
  case yes
}
