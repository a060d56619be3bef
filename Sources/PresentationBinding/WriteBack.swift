/// The time at which a dismissal resets the model's value that has caused the presentation.
///
/// The dismissal was begun by the user or by other code, not by a change of the value.
public enum WriteBack: String, Hashable, Sendable, CaseIterable {
  /// When the dismissal begins; the presenter restores the value if the dismissal is canceled
  /// (P-62, P-64).
  ///
  /// The presenter cannot notice the beginning of every dismissal. If it does not notice the
  /// beginning, it resets the value at its next update, at the latest when the view has left the
  /// window.
  case willDismiss
  /// When the view has left the window, and the dismissal can no longer be canceled.
  case didDismiss
}
