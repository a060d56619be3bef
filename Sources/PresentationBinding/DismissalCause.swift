/// The cause of a dismissal, or of a canceled attempt, of a presenter's content.
public enum DismissalCause: String, Hashable, Sendable, CaseIterable {
  /// The user dragged it away, tapped beside it or pressed escape (P-61).
  ///
  /// If the app has made itself the delegate of the content's presentation controller, the
  /// presenter is not notified, and the cause is `program`.
  case user
  /// The model asked for the dismissal, or other code called `dismiss`.
  case program
  /// The presenting screen was dismissed, and the content with it (P-50).
  case parentGone
  /// The model asks for another item in its place.
  case replaced
  /// The attempt was cancelled: it stays (P-75).
  case cancelled
}
