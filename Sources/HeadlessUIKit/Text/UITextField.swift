import Foundation
public import Presentation

/// A line of text that the user edits: a test types.
///
/// The field is edited while it is the first responder. There is no keyboard, and letters have no
/// size here.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// The delegate, which decides about editing; not retained.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The text; an empty one at first.
  open var text: String? = ""
  /// The text that the field shows while it is empty; kept.
  open var placeholder: String?
  /// The font; kept.
  public final var font: UIFont? = .systemFont(ofSize: 17)
  /// The color of the text; kept.
  public final var textColor: ViewColor? = .label
  /// The alignment of the line; kept.
  public final var textAlignment = NSTextAlignment.natural
  /// Whether the text is hidden from view; kept.
  public final var isSecureTextEntry = false
  /// A view above the keyboard; kept.
  open var inputAccessoryView: View?
  /// Whether the user edits the text.
  public final var isEditing: Bool { isFirstResponder }

  /// True where the control is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate lets it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard clientWorld.use({ delegate?.textFieldShouldBeginEditing(self) }) != false,
      super.becomeFirstResponder()
    else { return false }
    clientWorld.use { delegate?.textFieldDidBeginEditing(self) }
    sendActions(for: .editingDidBegin)
    return true
  }

  /// Ends editing, if the delegate lets it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard clientWorld.use({ delegate?.textFieldShouldEndEditing(self) }) != false,
      super.resignFirstResponder()
    else { return false }
    clientWorld.use { delegate?.textFieldDidEndEditing(self) }
    sendActions(for: .editingDidEnd)
    return true
  }

  /// Begins editing if the finger is inside the field.
  open override func endTracking(_ touch: Touch?, with event: ViewEvent?) {
    super.endTracking(touch, with: event)
    if let touch, point(inside: touch.location(in: self), with: event) { becomeFirstResponder() }
  }

  // MARK: The user

  /// A test's hand: taps the field and adds letters at its end, as far as the delegate lets it.
  ///
  /// Nothing happens while a transition keeps user interaction off (P-66a).
  public final func type(_ letters: String) {
    guard !clientWorld.isIgnoringInteractionEvents, becomeFirstResponder() else { return }
    for letter in letters {
      let end = NSRange(location: (text ?? "").utf16.count, length: 0)
      let isAllowed = clientWorld.use {
        delegate?.textField(self, shouldChangeCharactersIn: end, replacementString: "\(letter)")
      }
      guard isAllowed != false else { continue }
      text = (text ?? "") + "\(letter)"
      sendActions(for: .editingChanged)
    }
  }

  /// A test's hand: taps the return key, which ends nothing by itself.
  public final func tapReturn() {
    guard isFirstResponder, !clientWorld.isIgnoringInteractionEvents else { return }
    if clientWorld.use({ delegate?.textFieldShouldReturn(self) }) != false {
      sendActions(for: .editingDidEndOnExit)
    }
  }
}
