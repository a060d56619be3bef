import Foundation
import Presentation

/// The closures that wait for one event, such as the end of a work item.
@MainActor struct WorkSignal {
  private struct Waiter {
    let world: World
    let awaited: AwaitedWork
    let site: ClosureSite
    let work: @MainActor () -> Void
  }

  /// The name of the call that waits, such as `DispatchGroup.notify`; reports contain this name.
  let what: String
  private var waiters: [Waiter] = []
  /// Whether no work waits for the event.
  var isUnobserved: Bool { waiters.isEmpty }

  nonisolated init(_ what: String) {
    self.what = what
  }

  /// Performs work in the next turn of the run loop after the event.
  ///
  /// If `hasHappened` is true, the work is performed in the next turn after this call, without
  /// waiting for the event. The argument `site` is the line of the app that passed the work.
  mutating func notify(
    hasHappened: Bool, from site: ClosureSite, _ work: @escaping @MainActor () -> Void
  ) {
    let world = World.acting(what)
    if hasHappened { return LaterWork.add(to: world, from: site, work) }
    waiters.append(
      Waiter(world: world, awaited: world.noteAwaited(what), site: site, work: work))
  }

  /// Records that the event has happened; the waiting work runs in the next turn of the run loop.
  mutating func happen() {
    let ready = waiters
    waiters.removeAll()
    for waiter in ready {
      waiter.world.fulfill(waiter.awaited)
      LaterWork.add(to: waiter.world, from: waiter.site, waiter.work)
    }
  }
}
