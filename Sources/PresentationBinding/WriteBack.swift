/// The time at which a presenter writes a dismissal that the model did not ask for.
public enum WriteBack: String, Hashable, Sendable, CaseIterable {
  /// When the dismissal begins; the value is restored if it is canceled (P-62, P-64).
  ///
  /// A dismissal that is not reported when it begins counts from the moment it is noticed: by the
  /// next update, at the latest when the view leaves the window.
  case willDismiss
  /// When the view has left the window and the dismissal can no longer be cancelled.
  case didDismiss
}
