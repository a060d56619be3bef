/// The result of the user's attempt to dismiss, or to go back.
package enum UserDismissal {
  /// The dismissal runs. A drag drives it; a tap or a key does not.
  case begun(SystemInteraction?)
  /// The controller, or its delegate, does not allow it (P-65).
  case held(PresentationController)
  /// The gesture is ignored: a transition runs, or the controller cannot be dismissed in this way.
  case ignored(String)
}
