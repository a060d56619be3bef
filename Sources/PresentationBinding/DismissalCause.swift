/// The cause of a dismissal, such as the user or the app's code.
///
/// An ``ItemPresenter`` passes the cause to `onDismissal`. The cause also appears in the trace of a
/// test.
public enum DismissalCause: String, Hashable, Sendable, CaseIterable {
  /// The user dragged the presented controller away, tapped outside of it or pressed Escape (P-61).
  ///
  /// If the app has set its own delegate on the presentation controller, the presenter cannot
  /// notice the user's action. It then reports `program`.
  case user
  /// The model asked for the dismissal, or other code called `dismiss`.
  case program
  /// The presenting controller was removed, for example dismissed, together with the presented
  /// controller (P-50).
  case parentGone
  /// The presented controller was dismissed because the model asks for another item.
  case replaced
  /// The dismissal was canceled, and the controller stays presented (P-75).
  case cancelled
}
