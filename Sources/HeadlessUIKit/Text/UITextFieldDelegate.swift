public import Foundation

/// The delegate of a text field, which decides about its editing.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Whether editing may begin. Optional: it may.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Editing has begun. Optional.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether editing may end. Optional: it may.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Editing has ended. Optional.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Whether the text may be changed so. Optional: it may.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Whether the return key does what it usually does. Optional: it does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// True.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// True.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// True.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// True.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
