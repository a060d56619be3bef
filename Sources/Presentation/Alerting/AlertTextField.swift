public import Foundation

/// A text field of an alert, with the values that an app reads and writes.
///
/// A text field is not a view, and there is no keyboard: a test sets ``text`` instead of typing.
@preconcurrency @MainActor public final class AlertTextField: NSObject {
  /// The typed text.
  public var text: String?
  /// The text that the field shows while it is empty.
  public var placeholder: String?
  /// Whether the text is hidden, as for a password.
  public var isSecureTextEntry = false
}
