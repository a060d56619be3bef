public import Foundation

/// A text field of an alert, with the values that an app reads and writes.
///
/// The text field has no view and no keyboard. A test sets ``text`` to simulate typing.
@preconcurrency @MainActor public final class AlertTextField: NSObject {
  /// The typed text.
  public var text: String?
  /// The text that an empty field shows.
  public var placeholder: String?
  /// Whether the text is hidden, as for a password.
  public var isSecureTextEntry = false

  /// The objects that other modules store with the text field.
  package lazy var attachments = Attachments()
}
