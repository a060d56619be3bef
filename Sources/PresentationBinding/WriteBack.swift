/// When a presenter tells its model of a dismissal that the model did not ask for.
public enum WriteBack: String, Hashable, Sendable, CaseIterable {
  /// As soon as it begins; the value comes back if it is cancelled (P-62, P-64).
  ///
  /// A dismissal of which nobody is told when it begins counts from the moment it is noticed: by
  /// the next update, at the latest when the view leaves the window.
  case willDismiss
  /// When the view has left the window and the dismissal can no longer be cancelled.
  case didDismiss
}
