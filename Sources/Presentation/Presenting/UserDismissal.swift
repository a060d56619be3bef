/// The result of the user's attempt to dismiss, or to go back.
package enum UserDismissal {
  /// It runs. A drag steers it; a tap or a key does not.
  case begun(SystemInteraction?)
  /// The controller, or its delegate, does not allow it (P-65).
  case held(PresentationController)
  /// Nothing listens: a transition runs, or the controller cannot be dismissed so.
  case ignored(String)
}
