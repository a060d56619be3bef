import Presentation

/// An object that belongs to a run and is notified of events of the run.
@MainActor protocol RunCompanion: AnyObject {
  /// Called when the transition yields to another request, before the transition is completed
  /// (N-81).
  func yieldToNewRequest()
  /// Called when a gesture has paused the transition or has released it.
  func interactionDidChange(isCancelled: Bool)
  /// Called when the run ends, before its transition is completed.
  func runEnds(completed: Bool)
}
