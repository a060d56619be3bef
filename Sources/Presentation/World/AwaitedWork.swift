/// A piece of work that waits for an event that the clock does not schedule, such as the end of
/// other work.
@MainActor package final class AwaitedWork {
  let what: String

  init(_ what: String) {
    self.what = what
  }
}

extension World {
  /// Records that a piece of work waits for an event.
  ///
  /// If a test closes its stage before `fulfill(_:)` is called, the stage reports the name of the
  /// work.
  package func noteAwaited(_ what: String) -> AwaitedWork {
    let work = AwaitedWork(what)
    if !isEnded { awaited.append(work) }
    return work
  }

  /// Removes the record of a piece of work, because its event has happened.
  package func fulfill(_ work: AwaitedWork) {
    awaited.removeAll { $0 === work }
  }

  /// The names of the pieces of work that wait for events, in the order in which they were
  /// recorded.
  package var awaitedWork: [String] { awaited.map(\.what) }
}
