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

  /// Called when editing has ended; optional.
  ///
  /// By default, the method calls `textFieldDidEndEditing(_:)`. If a delegate implements both
  /// methods, only this method is called.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Returns whether a range of the text may be replaced; optional, by default true.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Called when the user has changed the text, which moves the insertion point; optional.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Returns whether the text may be deleted; optional, by default true.
  ///
  /// The method is called when the user taps the clear button, and when editing begins in a field
  /// with `clearsOnBeginEditing`.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

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

  /// Calls `textFieldDidEndEditing(_:)` by default.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }

  /// Returns true by default.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// Returns true by default.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }

  /// Does nothing by default.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// Returns true by default.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
}
