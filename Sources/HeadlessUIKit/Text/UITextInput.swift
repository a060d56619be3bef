public import Foundation
import Presentation

/// An object with a text and a selection: a text field or a text view.
///
/// Places are counted in UTF-16 code units.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {}

extension UITextInput {
  private var editable: (any SelectableText)? { self as? any SelectableText }

  /// The selected text; an empty range is the insertion point.
  ///
  /// The insertion point is at the end of the text after the text was set. Nil has no effect. A
  /// change calls the delegate's `textFieldDidChangeSelection` or `textViewDidChangeSelection`.
  public var selectedTextRange: UITextRange? {
    get { editable.map { UITextRange($0.selection) } }
    set { if let newValue { editable?.select(newValue.range) } }
  }
  /// The range of the letters that an input method has not confirmed; always nil, because text is
  /// typed without an input method.
  public var markedTextRange: UITextRange? { nil }
  /// The start of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The end of the text.
  public var endOfDocument: UITextPosition { UITextPosition(editable?.contents.utf16.count ?? 0) }

  /// Returns the text in a range.
  public func text(in range: UITextRange) -> String? {
    editable.map { $0.contents.text(in: $0.valid(range.range)) }
  }

  /// Replaces the text in a range, and moves the insertion point behind the new text.
  ///
  /// Calls the same delegate methods as typing, except the method that permits the change.
  public func replace(_ range: UITextRange, withText text: String) {
    guard let editable else { return }
    editable.replace(editable.valid(range.range), with: text)
  }

  /// Returns the range between two places, in any order.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let length = toPosition.offset - fromPosition.offset
    return UITextRange(
      NSRange(
        location: min(fromPosition.offset, toPosition.offset), length: abs(length)))
  }

  /// Returns the place at a distance from another place; nil if it is outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, overflowed) = position.offset.addingReportingOverflow(offset)
    guard !overflowed, (0...endOfDocument.offset).contains(place) else { return nil }
    return UITextPosition(place)
  }

  /// Returns the number of UTF-16 code units between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Compares two places.
  public func compare(
    _ position: UITextPosition, to other: UITextPosition
  ) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }
}
