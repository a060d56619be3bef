/// The result of the user's attempt to dismiss a controller, or to go back in a stack.
package enum UserDismissal {
  /// The dismissal has begun.
  ///
  /// The associated value lets a drag control the progress of the dismissal; it is nil for a tap or
  /// a key.
  case begun(SystemInteraction?)
  /// The controller or its delegate does not allow the dismissal (P-65).
  case held(PresentationController)
  /// The gesture is ignored; the associated value is the reason, for example "a transition runs".
  case ignored(String)
}
