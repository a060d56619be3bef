import Presentation

extension Stage {
  /// Follows the work that the app schedules, such as a timer or a block of the main queue.
  ///
  /// While such work runs, it is the cause of the world's events. With `isRecorded`, a trace line
  /// names the line of the app that scheduled the work. Without it, a turn of the run loop whose
  /// work changes only values of the app would leave no line in the trace. Work that this package
  /// schedules has no line, because its effects are recorded.
  func followWork(isRecorded: Bool) {
    world.clock.aroundWork = WorkRunner(ignoring: Self.ownModules) { [weak world] work, body in
      guard let world else { return body() }
      world.cause = work.scheduledAt
      if isRecorded {
        world.recorder.note(
          "\(work.kind.rawValue) \"\(work.what)\", scheduled at \(work.scheduledAt)",
          by: "run loop", at: world.clock)
      }
      body()
      world.cause = ""
    }
  }

  private static let ownModules = StateReader.ownModules.union(["PresentationTransitions"])
}
