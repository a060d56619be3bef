/// The result of the user's attempt to dismiss a controller, or to go back in a navigation stack.
package enum UserDismissal {
  /// The dismissal has begun.
  ///
  /// For a drag, the associated value controls the progress of the dismissal. For a tap or a key,
  /// the associated value is nil.
  case begun(SystemInteraction?)
  /// The dismissal is not allowed: `isModalInPresentation` is true, or the delegate returned false
  /// (P-65).
  case held(HeldDismissal)
  /// The gesture is ignored; the associated value is the reason, for example "a transition runs".
  case ignored(String)
}

/// A gesture of the user that dismisses a presented controller (P-61).
package enum DismissalGesture {
  case drag, tapOutside, escape
}
