/// An object into which a keyboard types text.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is text.
  var hasText: Bool { get }
  /// Inserts text in the place of the selected text.
  func insertText(_ text: String)
  /// Deletes the selected text, or the letter before the insertion point.
  func deleteBackward()
}
