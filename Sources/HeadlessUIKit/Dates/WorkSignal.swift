import Foundation
import Presentation

/// Work that waits for an event, such as the end of other work.
@MainActor struct WorkSignal {
  private struct Waiter {
    let world: World
    let awaited: AwaitedWork
    let work: @MainActor () -> Void
  }

  /// The name that reports use for the waiting call.
  let what: String
  private var waiters: [Waiter] = []

  nonisolated init(_ what: String) {
    self.what = what
  }

  /// Performs the work after the event; if the event has already happened, in the next turn.
  mutating func notify(hasHappened: Bool, _ work: @escaping @MainActor () -> Void) {
    let world = World.acting(what)
    if hasHappened { return LaterWork.add(to: world, work) }
    waiters.append(Waiter(world: world, awaited: world.noteAwaited(what), work: work))
  }

  /// Records that the event has happened; the waiting work runs in the next turn.
  mutating func happen() {
    let ready = waiters
    waiters.removeAll()
    for waiter in ready {
      waiter.world.fulfill(waiter.awaited)
      LaterWork.add(to: waiter.world, waiter.work)
    }
  }
}
