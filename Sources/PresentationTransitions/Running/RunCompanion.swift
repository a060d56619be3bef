import Presentation

/// A listener that is called when a transition changes or ends.
@MainActor protocol RunCompanion: AnyObject {
  /// Called when another request interrupts the transition, before the transition is completed
  /// (N-81).
  func yieldToNewRequest()
  /// Called after a gesture has started or stopped controlling the transition (T-21).
  ///
  /// - Parameter isCancelled: Whether the gesture was canceled, so that the transition returns to
  ///   its start.
  func interactionDidChange(isCancelled: Bool)
  /// Called at the end of the animations, before `completeTransition`.
  ///
  /// - Parameter completed: Whether the transition is completed; false if it was canceled.
  func runEnds(completed: Bool)
}
