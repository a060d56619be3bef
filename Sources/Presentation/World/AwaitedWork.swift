/// Work that waits for an event instead of a time on the clock.
///
/// For example, an operation waits for the end of other operations.
@MainActor package final class AwaitedWork {
  let what: String

  init(_ what: String) {
    self.what = what
  }
}

extension World {
  /// Records that work waits for an event.
  ///
  /// If a test closes its stage before `fulfill(_:)` is called, the stage reports `what`, the name
  /// of the work.
  package func noteAwaited(_ what: String) -> AwaitedWork {
    let work = AwaitedWork(what)
    if !isEnded { awaited.append(work) }
    return work
  }

  /// Removes the record of waiting work, because the event has happened.
  package func fulfill(_ work: AwaitedWork) {
    awaited.removeAll { $0 === work }
  }

  /// The names of the work that waits for events, in the order of recording.
  package var awaitedWork: [String] { awaited.map(\.what) }
}
