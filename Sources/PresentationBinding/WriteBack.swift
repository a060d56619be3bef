/// The time at which a dismissal resets the model's value that has caused the presentation.
///
/// This time matters only for dismissals that the user or other code begins. If a change of the
/// value causes the dismissal, there is nothing to reset.
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
