import Foundation
import Presentation

/// A view with a text that has a selection.
@MainActor protocol SelectableText: View, UITextInput {
  var contents: String { get }
  /// Whether the text can be changed.
  var isChangeable: Bool { get }
  /// Whether the text can be copied.
  var isCopyable: Bool { get }

  /// Sets the text as the user does, with the insertion point at an offset.
  func change(to text: String, cursor: Int)
  /// Returns whether the delegate permits to replace a range.
  func mayReplace(_ range: NSRange, with text: String) -> Bool
  /// Calls the delegate, because the selection has changed.
  func selectionChanged()
}

extension SelectableText {
  private var kept: KeptSelection { attachment { KeptSelection() } }

  /// The selected range; the insertion point is at the end of the text unless it was moved.
  var selection: NSRange { valid(attached(KeptSelection.self)?.range ?? contents.endRange) }

  /// Moves the insertion point to the end of the text, because the text was set.
  func forgetSelection() { attached(KeptSelection.self)?.range = nil }

  /// Sets the selection of a text that was changed by the user, without calling the delegate.
  func moveCursor(to offset: Int) {
    guard offset != contents.utf16.count else { return forgetSelection() }
    kept.range = NSRange(location: offset, length: 0)
  }

  func select(_ range: NSRange) {
    let old = selection
    kept.range = valid(range)
    if selection != old { selectionChanged() }
  }

  /// Returns the part of a range that is in the text.
  func valid(_ range: NSRange) -> NSRange {
    let end = contents.utf16.count
    let start = min(max(0, range.location), end)
    return NSRange(location: start, length: min(max(0, range.length), end - start))
  }

  /// The range that the delete key deletes: the selection, or the letter before the insertion
  /// point.
  var deletedRange: NSRange {
    let range = selection
    guard range.length == 0 else { return range }
    return contents.text(in: NSRange(location: 0, length: range.location)).lastLetterRange
  }

  func replace(_ range: NSRange, with text: String) {
    change(
      to: contents.replacing(range, with: text), cursor: range.location + text.utf16.count)
  }

  /// Deletes the selected text or the letter before the insertion point, without asking the
  /// delegate.
  func deleteText() {
    let range = deletedRange
    if range.length > 0 { replace(range, with: "") }
  }

  // MARK: Simulated typing

  func typeLetters(_ letters: String) {
    guard !clientWorld.isIgnoringInteractionEvents, becomeFirstResponder() else { return }
    for letter in letters {
      if mayReplace(selection, with: "\(letter)") { insertText("\(letter)") }
    }
  }

  func tapDeleteKey() {
    guard isFirstResponder, !clientWorld.isIgnoringInteractionEvents else { return }
    let range = deletedRange
    if range.length == 0 || mayReplace(range, with: "") { deleteBackward() }
  }

  // MARK: Edit menu

  private var selectedText: String { contents.text(in: selection) }

  /// Whether an action of the edit menu can be performed; nil for other actions.
  func canPerformEdit(_ action: Selector) -> Bool? {
    guard let edit = EditAction.allCases.first(where: { $0.selector == action }) else {
      return nil
    }
    let hasSelection = selection.length > 0
    return switch edit {
    case .copy: hasSelection && isCopyable
    case .cut: hasSelection && isCopyable && isChangeable
    case .delete: hasSelection && isChangeable
    case .paste: isChangeable && isFirstResponder && UIPasteboard.general.hasStrings
    case .selectAll: !contents.isEmpty && selection.length < contents.utf16.count
    case .select: false
    }
  }

  func performEdit(_ action: EditAction) {
    switch action {
    case .copy, .cut:
      guard selection.length > 0 else { return }
      UIPasteboard.general.string = selectedText
      if action == .cut { performEdit(.delete) }
    case .delete:
      let range = selection
      if range.length > 0, mayReplace(range, with: "") { replace(range, with: "") }
    case .paste:
      guard let text = UIPasteboard.general.string, mayReplace(selection, with: text) else {
        return
      }
      insertText(text)
    case .selectAll: select(NSRange(location: 0, length: contents.utf16.count))
    case .select: break
    }
  }
}

/// The selected range of a text; nil for the end of the text.
@MainActor private final class KeptSelection {
  var range: NSRange?
}

extension String {
  /// Returns the text in a range of UTF-16 code units.
  func text(in range: NSRange) -> String { String(decoding: units(range), as: UTF16.self) }

  /// Returns the text with another text in the place of a range of UTF-16 code units.
  fileprivate func replacing(_ range: NSRange, with text: String) -> String {
    let end = range.location + range.length
    let before = units(NSRange(location: 0, length: range.location))
    let after = units(NSRange(location: end, length: utf16.count - end))
    return String(decoding: before + Array(text.utf16) + after, as: UTF16.self)
  }

  private func units(_ range: NSRange) -> [UInt16] {
    Array(utf16.dropFirst(range.location).prefix(range.length))
  }
}
