/// The time at which a dismissal by the user or by other code resets the model's value.
public enum WriteBack: String, Hashable, Sendable, CaseIterable {
  /// When the dismissal begins; the presenter restores the value if the dismissal is canceled
  /// (P-62, P-64).
  ///
  /// Some dismissals begin without a notification of the presenter. The presenter then resets the
  /// value at its next update. At the latest, it resets the value when the view leaves the window.
  case willDismiss
  /// When the view has left the window, and the dismissal can no longer be canceled.
  case didDismiss
}
