public import Foundation

/// An instant of the wall clock, which equals the virtual clock in this package.
///
/// In a file with `import UIKit`, `DispatchWallTime` is this type and not the type of Dispatch.
public struct DispatchWallTime: Hashable, Sendable, Comparable {
  let time: DispatchTime

  /// Returns the current time of the virtual clock.
  @preconcurrency @MainActor public static func now() -> DispatchWallTime {
    DispatchWallTime(time: .now())
  }

  /// Returns `time` plus a number of seconds.
  public static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime(time: time.time + seconds)
  }

  /// Returns `time` plus an interval.
  public static func + (
    time: DispatchWallTime, interval: DispatchTimeInterval
  ) -> DispatchWallTime {
    DispatchWallTime(time: time.time + interval)
  }

  /// Returns `time` minus a number of seconds.
  public static func - (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime(time: time.time - seconds)
  }

  /// Returns `time` minus an interval.
  public static func - (
    time: DispatchWallTime, interval: DispatchTimeInterval
  ) -> DispatchWallTime {
    DispatchWallTime(time: time.time - interval)
  }

  /// Returns whether the first instant is earlier than the second instant.
  public static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool { a.time < b.time }
}
