import Foundation
import Presentation

/// Functions that schedule work for a later turn of the run loop.
@MainActor enum LaterWork {
  /// Performs work in the next turn of the run loop, after the work of all earlier calls.
  ///
  /// The argument `what` is the name of the work in the clock's list of pending work. The argument
  /// `site` is the line of the app that scheduled the work.
  static func add(
    to world: World, as what: String = "main queue", from site: ClosureSite,
    _ work: @escaping @MainActor () -> Void
  ) {
    world.clock.async(what, fileID: site.fileID, line: site.line) { world.use(work) }
  }

  /// Performs work in the next turn of the run loop of the stage that the caller uses.
  ///
  /// The argument `call` is the name of the app's call, for reports.
  static func add(
    _ call: String, as what: String = "main queue", from site: ClosureSite,
    _ work: @escaping @MainActor () -> Void
  ) {
    onMainThread { add(to: World.acting(call), as: what, from: site, work) }
  }

  /// Performs work at a time of the virtual clock.
  ///
  /// If the time has already passed, the work is performed in the next turn of the run loop.
  @discardableResult static func add(
    to world: World, at deadline: DispatchTime, from site: ClosureSite,
    _ work: @escaping @MainActor () -> Void
  ) -> RunLoopTimer {
    let clock = world.clock
    return clock.schedule(
      "main queue", after: deadline.delay(at: clock.now), fileID: site.fileID, line: site.line
    ) { world.use(work) }
  }

  /// Makes a call now if the caller is on the main thread.
  ///
  /// Otherwise the caller is on a thread that the model does not know, such as one of `URLSession`.
  /// Then the only open stage makes the call when the main thread is free.
  static func onMainThread(_ call: @escaping @MainActor () -> Void) {
    if Thread.isMainThread { return call() }
    Task { @MainActor in
      if let world = World.onlyOpen { world.use(call) } else { call() }
    }
  }

  /// Reports a call such as `wait()`, which on a device blocks its thread until other work has
  /// ended.
  ///
  /// The argument `instead` names the call that the report recommends.
  static func reportWaiting(_ call: String, instead: String) {
    World.acting(call).reportNotModelled(
      "\(call) did not wait: all work runs on the thread that would be blocked.",
      advice: "Use \(instead), and let the test move the clock.")
  }
}
