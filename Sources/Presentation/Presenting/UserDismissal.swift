/// The result of the user's attempt to dismiss a controller, or to go back in a stack.
package enum UserDismissal {
  /// The dismissal has begun.
  ///
  /// A drag controls its progress through the interaction; a tap or a key has none.
  case begun(SystemInteraction?)
  /// The controller or its delegate does not allow the dismissal (P-65).
  case held(PresentationController)
  /// The gesture is ignored, for the reason given: for example, another transition runs.
  case ignored(String)
}
