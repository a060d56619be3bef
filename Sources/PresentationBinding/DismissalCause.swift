/// Why something that a presenter has shown went, or nearly went.
public enum DismissalCause: String, Hashable, Sendable, CaseIterable {
  /// The user dragged it away, tapped beside it or pressed escape (P-61).
  ///
  /// Where the app has made itself the delegate of the content's presentation controller, nobody
  /// tells, and the cause is `program`.
  case user
  /// The model asked for it, or somebody called `dismiss`.
  case program
  /// The presenting screen went, and took it along (P-50).
  case parentGone
  /// The model asks for something else in its place.
  case replaced
  /// The attempt was cancelled: it stays (P-75).
  case cancelled
}
