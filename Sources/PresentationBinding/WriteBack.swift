/// The time at which a presenter writes a dismissal to the model, if the model did not ask for the
/// dismissal.
public enum WriteBack: String, Hashable, Sendable, CaseIterable {
  /// When the dismissal begins; the presenter restores the value if the dismissal is canceled
  /// (P-62, P-64).
  ///
  /// If the beginning of a dismissal is not reported, the presenter writes when it notices the
  /// dismissal: at the next update, or at the latest when the view leaves the window.
  case willDismiss
  /// When the view has left the window, so that the dismissal can no longer be canceled.
  case didDismiss
}
