public import Foundation
import Presentation

extension RunLoop {
  /// Schedules a timer on the virtual clock, in a mode of the run loop.
  ///
  /// Every mode other than `common` has the effect of `default`. A timer that is added for several
  /// modes fires once per interval.
  @preconcurrency @MainActor public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    timer.schedule("RunLoop.add", mode == .common ? .common : .default)
  }

  /// Performs work in the next turn of the run loop.
  @preconcurrency @MainActor public func perform(_ block: @escaping @Sendable () -> Void) {
    let call = "RunLoop.perform"
    LaterWork.add(to: World.acting(call), as: "run loop", from: ClosureSite(call: call), block)
  }

  /// Performs work in the next turn of the run loop; the modes have no effect.
  @preconcurrency @MainActor public func perform(
    inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void
  ) {
    perform(block)
  }
}
