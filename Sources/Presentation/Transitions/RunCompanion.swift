/// What belongs to a run, and is told of its end.
@MainActor protocol RunCompanion: AnyObject {
  /// The transition gives way to another request, and will be completed at once (N-81).
  func giveWay()
  /// The run ends; its transition has not been completed yet.
  func runEnds(completed: Bool)
}
