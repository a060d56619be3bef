public import Foundation

/// The delegate of a text view, which decides whether the text can be edited.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin; optional, by default true.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

  /// Called when editing has begun; optional.
  func textViewDidBeginEditing(_ textView: UITextView)

  /// Returns whether editing may end; optional, by default true.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool

  /// Called when editing has ended; optional.
  func textViewDidEndEditing(_ textView: UITextView)

  /// Returns whether a range of the text may be replaced; optional, by default true.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Called when the user has changed the text, which moves the insertion point; optional.
  func textViewDidChangeSelection(_ textView: UITextView)

  /// Called when the user has changed the text; optional.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Returns true by default.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing by default.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Returns true by default.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing by default.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// Returns true by default.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  /// Does nothing by default.
  public func textViewDidChangeSelection(_ textView: UITextView) {}

  /// Does nothing by default.
  public func textViewDidChange(_ textView: UITextView) {}
}
