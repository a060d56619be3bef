/// The side of a transition that a controller is on.
public enum TransitionContextViewControllerKey: Hashable, Sendable {
  /// The controller that is on screen when the transition begins (P-67).
  case from
  /// The controller that is on screen when the transition ends (P-67).
  case to
}
