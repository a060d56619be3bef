public import Foundation

/// An instant of the wall clock, which follows the virtual clock in this package.
///
/// The type hides Dispatch's type of the same name in files that import this module.
public struct DispatchWallTime: Hashable, Sendable, Comparable {
  let time: DispatchTime

  /// Returns the current instant of the current world.
  @preconcurrency @MainActor public static func now() -> DispatchWallTime {
    DispatchWallTime(time: .now())
  }

  /// Returns the instant that is a number of seconds later.
  public static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime(time: time.time + seconds)
  }

  /// Returns the instant that is an interval later.
  public static func + (
    time: DispatchWallTime, interval: DispatchTimeInterval
  ) -> DispatchWallTime {
    DispatchWallTime(time: time.time + interval)
  }

  /// Whether the first instant is earlier than the second.
  public static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool { a.time < b.time }
}
