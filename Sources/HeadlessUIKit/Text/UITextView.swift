public import Foundation
public import Presentation

/// Lines of text that the user edits; a test simulates the user's typing.
///
/// The text can be edited while the view is the first responder. There is no keyboard. Events of
/// editing are sent to the delegate only if the delegate conforms to ``UITextViewDelegate``.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, SelectableText, LineBreaking {
  /// The delegate, which is called when the user edits or scrolls the text; not retained.
  ///
  /// A scroll view's delegate of another type, which was set in code that knows only the scroll
  /// view, is not returned here.
  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }
  /// The text of the view; setting nil sets an empty string.
  ///
  /// Setting the text does not call the delegate.
  open var text: String! {
    get { lines }
    set { store(newValue ?? "") }
  }
  /// The text with attributes; setting the value also sets ``text``.
  open var attributedText: NSAttributedString! {
    get { styledText ?? NSAttributedString(string: lines) }
    set {
      text = newValue?.string
      styledText = newValue.map { NSAttributedString(attributedString: $0) }
    }
  }
  private var styledText: NSAttributedString?

  private func store(_ text: String) {
    (lines, styledText) = (text, nil)
    forgetSelection()
    invalidateIntrinsicContentSize()
  }

  /// The selected text in UTF-16 code units; an empty range is the insertion point.
  ///
  /// After the text was set, the insertion point is at the end of the text. A change calls the
  /// delegate's `textViewDidChangeSelection`.
  open var selectedRange: NSRange {
    get { selection }
    set { select(newValue) }
  }
  private var lines = ""
  /// Whether the user can edit the text.
  ///
  /// Setting the value to false ends editing. If the delegate's `textViewShouldEndEditing` returns
  /// false, editing continues.
  open var isEditable = true {
    didSet { if !isEditable { resignFirstResponder() } }
  }
  /// Whether the user can select text; the value is stored but has no effect.
  public final var isSelectable = true
  /// The font of the text.
  open var font: UIFont? { didSet { invalidateIntrinsicContentSize() } }
  /// The color of the text; the value is stored but has no effect.
  open var textColor: ViewColor? = .label
  /// The alignment of the lines of text; the value is stored but has no effect.
  open var textAlignment = NSTextAlignment.natural
  /// The distances between the text and the edges of the view.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { invalidateIntrinsicContentSize() }
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

  /// The area of the text; the settings are stored but have no effect.
  public final let textContainer: NSTextContainer

  /// Creates a text view with an area for the text; nil for an area with the default settings.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }

  /// Creates a text view.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  /// Creates a text view; the argument has no effect, because texts are not laid out.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Posted with the view as the object when editing has begun.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted with the view as the object when editing has ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// Posted with the view as the object when the user has changed the text.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")

  private var editor: (any UITextViewDelegate)? { calledDelegate as? any UITextViewDelegate }

  // MARK: Size

  final var fitsLinesToLayout: Bool { !isScrollEnabled }
  final var lineWidth: CGFloat?

  /// The size of the text with its insets if scrolling is off; otherwise none (L-5).
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : textSize(in: lineWidth ?? 0)
  }

  /// Returns the size of the text with its insets, in lines that fit into the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(in: size.width) }

  private func textSize(in width: CGFloat) -> CGSize {
    let inset = textContainerInset, font = font ?? .systemFont(ofSize: 12)
    let beside = inset.left + inset.right + 2 * textContainer.lineFragmentPadding
    let measure = TextMeasure(styledText, or: lines, font)
    let size = measure.roundedSize(in: max(0, width - beside), lines: 0)
    return CGSize(
      width: size.width + beside,
      height: max(size.height, font.lineHeight.rounded(.up)) + inset.top + inset.bottom)
  }

  /// Whether the view can become the first responder; true if the text can be edited.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Begins editing if the delegate permits it.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isEditable, clientWorld.use({ editor?.textViewShouldBeginEditing(self) }) != false,
      super.becomeFirstResponder()
    else { return false }
    clientWorld.keyboard.inputChanged()
    clientWorld.use { editor?.textViewDidBeginEditing(self) }
    post(Self.textDidBeginEditingNotification)
    return true
  }

  /// Ends editing if the delegate permits it.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard clientWorld.use({ editor?.textViewShouldEndEditing(self) }) != false,
      super.resignFirstResponder()
    else { return false }
    clientWorld.keyboard.inputChanged()
    clientWorld.use { editor?.textViewDidEndEditing(self) }
    post(Self.textDidEndEditingNotification)
    return true
  }

  /// Handles the touch, so that the next responder does not receive the touch.
  open override func touchesBegan(_ touches: Set<Touch>, with event: ViewEvent?) {}

  /// Begins editing if a finger is lifted inside the view.
  open override func touchesEnded(_ touches: Set<Touch>, with event: ViewEvent?) {
    let isInside = touches.contains { point(inside: $0.location(in: self), with: event) }
    if isInside { becomeFirstResponder() }
  }

  /// Whether the view contains text.
  public final var hasText: Bool { !lines.isEmpty }

  /// Inserts text in the place of the selected text, without calling `shouldChangeTextIn`.
  ///
  /// The method calls the delegate's `textViewDidChangeSelection` and `textViewDidChange`, and
  /// posts ``textDidChangeNotification``.
  open func insertText(_ text: String) { replace(selection, with: text) }

  /// Deletes the selected text or the letter before the insertion point, without calling
  /// `shouldChangeTextIn`.
  ///
  /// The method calls the delegate's `textViewDidChangeSelection` and `textViewDidChange`, and
  /// posts ``textDidChangeNotification``. If there is no text, the method has no effect.
  open func deleteBackward() { deleteText() }

  final func change(to text: String, cursor: Int) {
    // Typing does not call the setter of `text`, which a subclass may override.
    store(text)
    moveCursor(to: cursor)
    selectionChanged()
    clientWorld.use { editor?.textViewDidChange(self) }
    post(Self.textDidChangeNotification)
  }

  // MARK: Places in the text

  /// Returns the rectangle of the insertion point at a place of the text.
  ///
  /// Each letter (UTF-16 code unit) is half as wide as the font is high. A line ends only at a line
  /// break of the text, because lines are not wrapped.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let font = font ?? .systemFont(ofSize: 12)
    let lines = String(decoding: text.utf16.prefix(position.offset), as: UTF16.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let column = lines.last?.utf16.count ?? 0
    return CGRect(
      x: textContainerInset.left + CGFloat(column) * font.pointSize / 2,
      y: textContainerInset.top + CGFloat(lines.count - 1) * font.lineHeight,
      width: 2, height: font.lineHeight)
  }

  /// Returns one rectangle around the start and the end of a range; none for an empty range.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    UITextSelectionRect.rects(from: caretRect(for: range.start), to: caretRect(for: range.end))
  }

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

  /// Simulates that the user taps the view and types letters in the place of the selected text.
  ///
  /// The delegate can prevent all editing, or the insertion of individual letters. Each allowed
  /// letter is inserted with ``insertText(_:)``.
  ///
  /// The call has no effect while a transition turns user interaction off (P-66a).
  public final func type(_ letters: String) { typeLetters(letters) }

  /// Simulates a tap on the delete key during editing.
  ///
  /// If the delegate's `shouldChangeTextIn` returns true, or if there is no text to delete, the tap
  /// calls ``deleteBackward()``. The tap has no effect while a transition turns user interaction
  /// off (P-66a).
  public final func tapDelete() { tapDeleteKey() }

  final var contents: String { lines }
  final var isChangeable: Bool { isEditable }
  final var isCopyable: Bool { true }

  final func selectionChanged() {
    clientWorld.use { editor?.textViewDidChangeSelection(self) }
  }

  final func mayReplace(_ range: NSRange, with text: String) -> Bool {
    clientWorld.use {
      editor?.textView(self, shouldChangeTextIn: range, replacementText: text)
    } != false
  }
}
