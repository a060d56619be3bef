import Foundation
import Presentation

/// A list of work that waits for an event, such as the end of other work.
@MainActor struct WorkSignal {
  private struct Waiter {
    let world: World
    let awaited: AwaitedWork
    let work: @MainActor () -> Void
  }

  /// The name of the waiting call for reports, such as `DispatchGroup.notify`.
  let what: String
  private var waiters: [Waiter] = []

  nonisolated init(_ what: String) {
    self.what = what
  }

  /// Performs work in the next turn of the run loop after the event.
  ///
  /// If the event has already happened, the work is performed in the next turn after this call.
  mutating func notify(hasHappened: Bool, _ work: @escaping @MainActor () -> Void) {
    let world = World.acting(what)
    if hasHappened { return LaterWork.add(to: world, work) }
    waiters.append(Waiter(world: world, awaited: world.noteAwaited(what), work: work))
  }

  /// Records that the event has happened; the waiting work runs in the next turn of the run loop.
  mutating func happen() {
    let ready = waiters
    waiters.removeAll()
    for waiter in ready {
      waiter.world.fulfill(waiter.awaited)
      LaterWork.add(to: waiter.world, waiter.work)
    }
  }
}
