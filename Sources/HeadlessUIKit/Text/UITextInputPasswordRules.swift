public import Foundation

/// The rules by which the system creates a password for a text field; no password is created.
open class UITextInputPasswordRules: NSObject {
  /// The rules in Apple's notation, such as `minlength: 20; required: lower;`.
  public final let passwordRulesDescriptor: String

  /// Creates rules from Apple's notation, which is not checked.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}
