import Foundation
public import Presentation

/// A line of text that the user edits; a test simulates the user's typing.
///
/// The text can be edited while the field is the first responder. There is no keyboard.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// The delegate, which decides whether the text may be edited; not retained.
  open weak var delegate: (any UITextFieldDelegate)? {
    get { calledDelegate }
    set { calledDelegate = newValue }
  }
  /// The delegate that is called: the object that was last set with this class's own setter.
  ///
  /// A subclass that overrides ``delegate`` can return another object there.
  final weak var calledDelegate: (any UITextFieldDelegate)?
  private var content = AlertTextField()
  /// The text of the field; initially an empty string, and never nil.
  open var text: String? {
    get { content.text }
    set { store(newValue) }
  }
  /// The text with attributes; setting the value also sets ``text``.
  open var attributedText: NSAttributedString? {
    get { styledText ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      styledText = newValue.map { NSAttributedString(attributedString: $0) }
    }
  }
  private var styledText: NSAttributedString?

  /// Sets the text without calling the setter of ``text``, which a subclass may override.
  final func store(_ text: String?) {
    (content.text, styledText) = (text, nil)
    forgetSelection()
  }

  /// The text that an empty field shows; the value is stored but has no effect.
  open var placeholder: String? {
    get { content.placeholder }
    set { content.placeholder = newValue }
  }
  /// The text with attributes that an empty field shows.
  ///
  /// Setting this property also sets ``placeholder`` to the same text without attributes.
  open var attributedPlaceholder: NSAttributedString? {
    didSet { content.placeholder = attributedPlaceholder?.string }
  }
  /// The border of the field, which affects only the height of the field.
  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
  /// The times at which the clear button is shown; ``tapClear()`` simulates a tap on the button.
  open var clearButtonMode = ViewMode.never
  /// The view at the left side, which is stored but not added to the field.
  open var leftView: View?
  /// The view at the right side, which is stored but not added to the field.
  open var rightView: View?
  /// The font of the text, which affects ``caretRect(for:)`` and the height of the field.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
  /// The color of the text; the value is stored but has no effect.
  open var textColor: ViewColor? = .label
  /// The alignment of the text; the value is stored but has no effect.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the text is hidden from view.
  ///
  /// If editing begins while the value is true, the first inserted or deleted letter replaces the
  /// whole text.
  open var isSecureTextEntry: Bool {
    get { content.isSecureTextEntry }
    set { content.isSecureTextEntry = newValue }
  }
  /// The view above the simulated keyboard (`World.keyboardHeight`) while the user edits the text.
  open override var inputAccessoryView: View? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  private var ownInputAccessoryView: View?
  /// A view in the place of the keyboard; the value is stored but has no effect.
  open override var inputView: View? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: View?
  /// Whether the font follows the user's text size; the value is stored but has no effect.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the user is editing the text.
  open var isEditing: Bool { isFirstResponder }

  /// Creates the view of the text field of an alert.
  convenience init(_ content: AlertTextField) {
    self.init(frame: .zero)
    self.content = content
  }

  /// Begins editing if the field is the first text field of an alert that is shown.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil, let alert = superview?.next as? AlertController else { return }
    if alert.textFields?.first === self { becomeFirstResponder() }
  }

  /// The height of a line of text, plus 13 points for a border; the width is not modeled (L-5).
  open override var intrinsicContentSize: CGSize {
    let line = (font ?? .systemFont(ofSize: 17)).lineHeight.rounded(.up)
    return CGSize(width: Self.noIntrinsicMetric, height: line + (borderStyle == .none ? 0 : 13))
  }

  /// Returns the width of `size` and the intrinsic height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  /// Whether the field can become the first responder; true if the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing if the delegate permits it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard clientWorld.use({ calledDelegate?.textFieldShouldBeginEditing(self) }) != false,
      super.becomeFirstResponder()
    else { return false }
    clientWorld.keyboard.inputChanged()
    replacesAll = isSecureTextEntry
    if clearsOnBeginEditing { clear() }
    clientWorld.use { calledDelegate?.textFieldDidBeginEditing(self) }
    sendActions(for: .editingDidBegin)
    post(Self.textDidBeginEditingNotification)
    return true
  }

  /// Ends editing if the delegate permits it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard clientWorld.use({ calledDelegate?.textFieldShouldEndEditing(self) }) != false,
      super.resignFirstResponder()
    else { return false }
    clientWorld.keyboard.inputChanged()
    clientWorld.use { calledDelegate?.textFieldDidEndEditing(self, reason: .committed) }
    sendActions(for: .editingDidEnd)
    post(Self.textDidEndEditingNotification)
    return true
  }

  override var isTapPrimary: Bool { false }

  /// Begins editing if the finger is lifted inside the field.
  open override func endTracking(_ touch: Touch?, with event: ViewEvent?) {
    super.endTracking(touch, with: event)
    if let touch, point(inside: touch.location(in: self), with: event) { becomeFirstResponder() }
  }

  /// Inserts text in the place of the selected text, without calling `shouldChangeCharactersIn`.
  ///
  /// The method calls the delegate's `textFieldDidChangeSelection`, sends `editingChanged`, and
  /// posts ``textDidChangeNotification``.
  open func insertText(_ text: String) { replace(takeReplacedRange() ?? selection, with: text) }

  /// Deletes the selected text or the letter before the insertion point, without calling
  /// `shouldChangeCharactersIn`.
  ///
  /// The method calls the delegate's `textFieldDidChangeSelection`, sends `editingChanged`, and
  /// posts ``textDidChangeNotification``. If there is no text, the method has no effect.
  open func deleteBackward() {
    if let all = takeReplacedRange(), all.length > 0 {
      replace(all, with: "")
    } else {
      deleteText()
    }
  }

  /// Whether the next change by the user replaces the whole text.
  private var replacesAll = false

  /// Returns the range of the whole text for the first change of a secure text; otherwise nil.
  private func takeReplacedRange() -> NSRange? {
    defer { replacesAll = false }
    return replacesAll && isSecureTextEntry
      ? NSRange(location: 0, length: contents.utf16.count) : nil
  }

  // MARK: Places of the parts

  /// Returns the rectangle of the text; by default the whole bounds.
  ///
  /// Nothing is drawn. Of the methods about the places of parts, the package calls only
  /// ``editingRect(forBounds:)``, in ``caretRect(for:)``.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the text during editing; by default the whole bounds.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the placeholder; by default the rectangle of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// Returns the rectangle of the border; by default the whole bounds.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the clear button; by default a square at the right side.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }

  /// Returns the rectangle of the left view, which is centered at the left side by default.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    return CGRect(
      origin: CGPoint(x: bounds.minX, y: bounds.midY - size.height / 2), size: size)
  }

  /// Returns the rectangle of the right view, which is centered at the right side by default.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    return CGRect(
      origin: CGPoint(x: bounds.maxX - size.width, y: bounds.midY - size.height / 2), size: size)
  }

  /// The font by which places of the text are measured.
  private var measuredFont: UIFont { font ?? .systemFont(ofSize: 17) }

  /// Returns the rectangle of the insertion point at a place of the text.
  ///
  /// Each letter (UTF-16 code unit) is half as wide as the font is high.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let area = editingRect(forBounds: bounds), font = measuredFont
    return CGRect(
      x: area.minX + CGFloat(position.offset) * font.pointSize / 2,
      y: area.midY - font.lineHeight / 2, width: 2, height: font.lineHeight)
  }

  /// Returns one rectangle for the selected text, or no rectangle for an empty range.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    UITextSelectionRect.rects(from: caretRect(for: range.start), to: caretRect(for: range.end))
  }

  /// Returns the place of the text that is nearest to a point, by the same measure as
  /// ``caretRect(for:)``; never nil.
  ///
  /// The package does not call the method: the selection is set in code.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    let area = editingRect(forBounds: bounds)
    let letter = measuredFont.pointSize / 2
    let place = letter > 0 ? ((point.x - area.minX) / letter).rounded() : 0
    return UITextPosition(Int(min(max(0, place), CGFloat(contents.utf16.count))))
  }

  /// Has no effect, because nothing is drawn; the package does not call the method.
  open func drawText(in rect: CGRect) {}

  /// Has no effect, because nothing is drawn; the package does not call the method.
  open func drawPlaceholder(in rect: CGRect) {}

  // MARK: Edit menu

  /// Returns, for the actions of the edit menu, whether the selection and the pasteboard permit the
  /// action.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canPerformEdit(action) ?? super.canPerformAction(action, withSender: sender)
  }

  /// Copies the selected text and deletes it.
  open override func cut(_ sender: Any?) { performEdit(.cut) }

  /// Copies the selected text to the pasteboard.
  open override func copy(_ sender: Any?) { performEdit(.copy) }

  /// Inserts the text of the pasteboard in the place of the selected text.
  open override func paste(_ sender: Any?) { performEdit(.paste) }

  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { performEdit(.selectAll) }

  /// Deletes the selected text.
  open override func delete(_ sender: Any?) { performEdit(.delete) }

  // MARK: Simulated typing

  /// Simulates that the user taps the field and types letters in the place of the selected text.
  ///
  /// The delegate can prevent all editing, or the insertion of individual letters. Each allowed
  /// letter is inserted with ``insertText(_:)``.
  ///
  /// The call has no effect while a transition turns user interaction off (P-66a).
  public final func type(_ letters: String) { typeLetters(letters) }

  /// Simulates a tap on the return key during editing.
  ///
  /// The tap calls the delegate's `textFieldShouldReturn`. If the delegate returns true, or if
  /// there is no delegate, the tap sends the actions for `primaryActionTriggered` and for
  /// `editingDidEndOnExit`, and then ends editing. If the field has no action for
  /// `editingDidEndOnExit`, the tap does not end editing.
  public final func tapReturn() {
    guard isFirstResponder, !clientWorld.isIgnoringInteractionEvents else { return }
    if clientWorld.use({ calledDelegate?.textFieldShouldReturn(self) }) != false {
      let endsEditing = hasActions(for: .editingDidEndOnExit)
      sendActions(for: .primaryActionTriggered)
      sendActions(for: .editingDidEndOnExit)
      if endsEditing { resignFirstResponder() }
    }
  }
}
