/// Work that waits for an event which is not on the clock, such as the end of other work.
@MainActor package final class AwaitedWork {
  let what: String

  init(_ what: String) {
    self.what = what
  }
}

extension World {
  /// Notes that work waits for an event; a stage that closes names it until it is fulfilled.
  package func noteAwaited(_ what: String) -> AwaitedWork {
    let work = AwaitedWork(what)
    if !isEnded { awaited.append(work) }
    return work
  }

  /// The event has happened.
  package func fulfill(_ work: AwaitedWork) {
    awaited.removeAll { $0 === work }
  }

  /// The work that waits for events, in the order in which it began to wait.
  package var awaitedWork: [String] { awaited.map(\.what) }
}
