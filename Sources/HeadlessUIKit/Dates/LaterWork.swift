import Dispatch
import Presentation

/// Work that is done in a later turn.
@MainActor enum LaterWork {
  /// Does some work in the next turn, after the work that was put off before.
  static func add(
    to world: World, as what: String = "main queue", _ work: @escaping @MainActor () -> Void
  ) {
    world.clock.async(what) { world.use(work) }
  }

  /// Does some work at a time, or in the next turn where that has passed.
  static func add(
    to world: World, at deadline: DispatchTime, _ work: @escaping @MainActor () -> Void
  ) {
    let clock = world.clock
    clock.schedule("main queue", after: max(.zero, deadline.time - clock.now)) { world.use(work) }
  }

  /// Reports a call that on a device blocks its thread until other work has ended.
  static func reportWaiting(_ call: String, instead: String) {
    World.acting(call).reportNotModelled(
      "\(call) did not wait: all work runs on the thread that would be blocked.",
      advice: "Use \(instead), and let the test move the clock.")
  }
}
