public import Foundation
import Presentation

extension RunLoop.Mode {
  /// The mode of the run loop while the user touches a control or scrolls.
  public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")

  /// The mode of the virtual clock; an app's own mode has the effect of `default`.
  var onClock: RunLoopMode {
    switch self {
    case .common: .common
    case .tracking: .tracking
    default: .default
    }
  }
}

extension RunLoop {
  /// Schedules a timer on the virtual clock, in a mode of the run loop.
  ///
  /// Every mode other than `common` and `tracking` has the effect of `default`. A timer that is
  /// added for several modes fires once per interval.
  @preconcurrency @MainActor public func add(_ timer: Timer, forMode mode: RunLoop.Mode) {
    LaterWork.onMainThread { timer.schedule("RunLoop.add", mode.onClock) }
  }

  /// Performs work in the next turn of the run loop.
  @preconcurrency @MainActor public func perform(_ block: @escaping @Sendable () -> Void) {
    let call = "RunLoop.perform"
    LaterWork.add(call, as: "run loop", from: ClosureSite(call: call), block)
  }

  /// Performs work in the next turn of the run loop; the modes have no effect.
  @preconcurrency @MainActor public func perform(
    inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void
  ) {
    perform(block)
  }

  /// Runs the run loop until a date, as tests do: advances the virtual clock by the time from now
  /// to the date, rounded up to hundredths of a second.
  ///
  /// Because of the rounding, the short time between the creation of the date and the call does not
  /// change the result. With the date of the call, or an earlier date, one turn runs. The method
  /// advances the clock by at most ten minutes. Inside a turn or a callback, the method returns
  /// immediately, and is reported as the issue `notModelled`.
  @preconcurrency @MainActor public func run(until limitDate: Date) {
    let call = "RunLoop.run(until:)"
    let world = World.acting(call), clock = world.clock
    guard !clock.isRunningTurn, !world.isInCall else {
      return LaterWork.reportWaiting(call, instead: "DispatchQueue.asyncAfter")
    }
    let rest = min(600, max(0, limitDate.timeIntervalSinceNow))
    clock.advance(by: .milliseconds(10 * Int((rest * 100).rounded(.up))))
  }

  /// Runs the run loop as ``run(until:)`` does, and returns true; the mode has no effect.
  @preconcurrency @MainActor @discardableResult public func run(
    mode: RunLoop.Mode, before limitDate: Date
  ) -> Bool {
    run(until: limitDate)
    return true
  }
}
