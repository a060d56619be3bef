/// Which end of a transition a controller is at.
public enum TransitionContextViewControllerKey: Hashable, Sendable {
  /// The controller that is on screen when the transition begins (P-67).
  case from
  /// The controller that is on screen when it ends (P-67).
  case to
}
