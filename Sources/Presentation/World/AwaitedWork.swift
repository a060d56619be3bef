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
  /// A test may close its stage before `fulfill(_:)` is called. The stage then reports `what`, the
  /// name of the work.
  package func noteAwaited(_ what: String) -> AwaitedWork {
    let work = AwaitedWork(what)
    if !isEnded { awaited.append(work) }
    return work
  }

  /// Records that the event has happened, so that the work no longer waits.
  package func fulfill(_ work: AwaitedWork) {
    awaited.removeAll { $0 === work }
  }

  /// The names of the work that waits for events, in the order of recording.
  package var awaitedWork: [String] { awaited.map(\.what) }
}
