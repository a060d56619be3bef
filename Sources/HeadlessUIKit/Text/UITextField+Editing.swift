public import Foundation
import Presentation

extension UITextField: UITextInput, SelectableText {
  /// The reason why editing ended; the raw values are the same as in UIKit.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    /// The field is no longer the first responder, and its text is kept.
    case committed = 0
  }

  /// Posted with the field as the object when editing has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted with the field as the object when editing has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted with the field as the object when the user has changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  /// Simulates a tap on the delete key during editing.
  ///
  /// If the delegate's `shouldChangeCharactersIn` returns true, or if there is no text to delete,
  /// the tap calls ``deleteBackward()``. The tap has no effect while a transition turns user
  /// interaction off (P-66a).
  public final func tapDelete() { tapDeleteKey() }

  /// Simulates a tap on the clear button, which deletes the text and begins editing.
  ///
  /// The delegate's `textFieldShouldClear` can prevent the deletion. The tap has no effect if
  /// ``clearButtonMode`` hides the button, if the field is disabled, or if there is no text. The
  /// tap also has no effect while a transition turns user interaction off (P-66a).
  public final func tapClear() {
    let isShown: Bool =
      switch clearButtonMode {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    guard isShown, hasText, isEnabled, !clientWorld.isIgnoringInteractionEvents, clear() else {
      return
    }
    becomeFirstResponder()
  }

  /// Deletes the text, unless the delegate's `textFieldShouldClear` returns false.
  ///
  /// Returns whether the delegate allowed the deletion.
  @discardableResult final func clear() -> Bool {
    guard clientWorld.use({ calledDelegate?.textFieldShouldClear(self) }) != false else {
      return false
    }
    if hasText { change(to: "", cursor: 0) }
    return true
  }

  /// Sets the text as the user does.
  final func change(to text: String, cursor: Int) {
    store(text)
    moveCursor(to: cursor)
    selectionChanged()
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  final var contents: String { text ?? "" }
  final var isChangeable: Bool { isEnabled }
  final var isCopyable: Bool { !isSecureTextEntry }

  final func selectionChanged() {
    clientWorld.use { calledDelegate?.textFieldDidChangeSelection(self) }
  }

  final func mayReplace(_ range: NSRange, with text: String) -> Bool {
    clientWorld.use {
      calledDelegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text)
    } != false
  }
}
