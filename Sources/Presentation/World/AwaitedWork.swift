/// A piece of work that waits for an event which the clock does not schedule, such as the end of
/// other work.
@MainActor package final class AwaitedWork {
  let what: String

  init(_ what: String) {
    self.what = what
  }
}

extension World {
  /// Notes that work waits for an event.
  ///
  /// If the stage is closed before `fulfill(_:)` is called, it names the work.
  package func noteAwaited(_ what: String) -> AwaitedWork {
    let work = AwaitedWork(what)
    if !isEnded { awaited.append(work) }
    return work
  }

  /// Removes the note about a piece of work, because its event has happened.
  package func fulfill(_ work: AwaitedWork) {
    awaited.removeAll { $0 === work }
  }

  /// Descriptions of the work that waits for events, in the order in which it was noted.
  package var awaitedWork: [String] { awaited.map(\.what) }
}
