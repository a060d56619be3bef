/// One of the two controllers of a transition.
public enum TransitionContextViewControllerKey: Hashable, Sendable {
  /// The controller that is on screen when the transition begins (P-67).
  case from
  /// The controller that is on screen after the transition, if the transition is not canceled
  /// (P-67).
  case to
}
