import Presentation

/// An object that belongs to a run and is called when the run ends.
@MainActor protocol RunCompanion: AnyObject {
  /// The transition yields to another request, and will be completed at once (N-81).
  func yieldToNewRequest()
  /// A gesture has taken hold of the transition or has released it.
  func interactionDidChange(isCancelled: Bool)
  /// The run ends. Its transition has not been completed yet.
  func runEnds(completed: Bool)
}
