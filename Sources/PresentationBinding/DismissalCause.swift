/// The reason why a presenter's content was dismissed, or why a dismissal was canceled.
public enum DismissalCause: String, Hashable, Sendable, CaseIterable {
  /// The user dragged the content away, tapped beside it or pressed Escape (P-61).
  ///
  /// If the app is itself the delegate of the content's presentation controller, the presenter is
  /// not notified, and the cause is `program`.
  case user
  /// The model asked for the dismissal, or other code called `dismiss`.
  case program
  /// The presenting screen was dismissed, which also dismissed the content (P-50).
  case parentGone
  /// The content was dismissed because the model asks for another item.
  case replaced
  /// The dismissal was canceled, and the content stays on screen (P-75).
  case cancelled
}
