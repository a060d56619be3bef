import Dispatch
import Presentation

/// Work that is performed in a later turn.
@MainActor enum LaterWork {
  /// Performs work in the next turn, after all work that was deferred earlier.
  static func add(
    to world: World, as what: String = "main queue", _ work: @escaping @MainActor () -> Void
  ) {
    world.clock.async(what) { world.use(work) }
  }

  /// Performs work at a time; if the time has already passed, in the next turn.
  static func add(
    to world: World, at deadline: DispatchTime, _ work: @escaping @MainActor () -> Void
  ) {
    let clock = world.clock
    clock.schedule("main queue", after: max(.zero, deadline.time - clock.now)) { world.use(work) }
  }

  /// Reports a call that would block its thread on a device, until other work has ended.
  static func reportWaiting(_ call: String, instead: String) {
    World.acting(call).reportNotModelled(
      "\(call) did not wait: all work runs on the thread that would be blocked.",
      advice: "Use \(instead), and let the test move the clock.")
  }
}
