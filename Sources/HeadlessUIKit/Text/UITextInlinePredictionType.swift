/// Whether the keyboard completes words while the user types; the raw values are the same as in
/// UIKit.
public enum UITextInlinePredictionType: Int, Hashable, Sendable {
  /// The system decides.
  case `default`
  /// Never.
  case no
  /// Always.
  case yes
}
