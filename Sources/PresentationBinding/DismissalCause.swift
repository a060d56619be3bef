/// The cause of a dismissal, as an ``ItemPresenter`` passes it to `onDismissal`; a test's trace
/// records the cause as well.
public enum DismissalCause: String, Hashable, Sendable, CaseIterable {
  /// The user dragged the presented controller away, tapped beside it or pressed Escape (P-61).
  ///
  /// If the app has set its own delegate on the presentation controller, the presenter is not
  /// notified of the user's action and reports `program`.
  case user
  /// The model asked for the dismissal, or other code called `dismiss`.
  case program
  /// The presenting controller was removed, for example dismissed, and the presented controller
  /// with it (P-50).
  case parentGone
  /// The presented controller was dismissed because the model asks for another item.
  case replaced
  /// The dismissal was canceled, and the controller stays presented (P-75).
  case cancelled
}
