public import Foundation

/// A text field of an alert, with the values that an app reads and writes.
///
/// The text field has no view and no keyboard. A test sets ``text`` to simulate typing. In a file
/// that imports UIKit, the text field of an alert is a `UITextField`.
@preconcurrency @MainActor public class AlertTextField: NSObject {
  /// The typed text; initially an empty string, and never nil.
  @exclusivity(unchecked) public var text: String? = "" { didSet { if text == nil { text = "" } } }
  /// The text that an empty field shows.
  @exclusivity(unchecked) public var placeholder: String?
  /// Whether the text is hidden, as for a password.
  public var isSecureTextEntry = false

  /// Creates a text field without text.
  public override init() {}
}
