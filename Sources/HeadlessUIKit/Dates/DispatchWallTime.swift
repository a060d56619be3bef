public import Foundation

/// An instant of the wall clock, which here runs with the virtual clock.
///
/// It hides Dispatch's type of that name in files that import this module.
public struct DispatchWallTime: Hashable, Sendable, Comparable {
  let time: DispatchTime

  /// The present instant of the current world.
  @preconcurrency @MainActor public static func now() -> DispatchWallTime {
    DispatchWallTime(time: .now())
  }

  /// The instant so many seconds later.
  public static func + (time: DispatchWallTime, seconds: Double) -> DispatchWallTime {
    DispatchWallTime(time: time.time + seconds)
  }

  /// The instant that much later.
  public static func + (
    time: DispatchWallTime, interval: DispatchTimeInterval
  ) -> DispatchWallTime {
    DispatchWallTime(time: time.time + interval)
  }

  /// Whether the first comes before the second.
  public static func < (a: DispatchWallTime, b: DispatchWallTime) -> Bool { a.time < b.time }
}
