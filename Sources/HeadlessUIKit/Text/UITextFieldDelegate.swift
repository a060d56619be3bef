public import Foundation

/// The delegate of a text field, which decides whether the text can be edited.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether editing may begin; optional, by default true.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Called when editing has begun; optional.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Returns whether editing may end; optional, by default true.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Called when editing has ended; optional.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Returns whether a range of the text may be replaced; optional, by default true.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Returns whether a tap on the return key sends `editingDidEndOnExit`; optional, by default
  /// true.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true by default.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing by default.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Returns true by default.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing by default.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Returns true by default.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// Returns true by default.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
