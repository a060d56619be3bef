/// One of the two views of a transition.
public enum TransitionContextViewKey: Hashable, Sendable {
  /// The view that is on screen when the transition begins (P-68).
  case from
  /// The view that is on screen after the transition, if the transition is not canceled (P-68).
  case to
}
