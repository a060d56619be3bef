public import Foundation
import Presentation

/// An instant of the virtual clock.
///
/// It hides Dispatch's type of that name in files that import this module.
public struct DispatchTime: Hashable, Sendable, Comparable {
  let time: Duration

  /// The present instant of the world that is in use.
  @preconcurrency @MainActor public static func now() -> DispatchTime {
    DispatchTime(time: World.current.clock.now)
  }

  /// The instant so many seconds later.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(time: time.time + .seconds(seconds))
  }

  /// The instant that much later; `never` counts as a thousand years.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    let length: Duration =
      switch interval {
      case .seconds(let count): .seconds(count)
      case .milliseconds(let count): .milliseconds(count)
      case .microseconds(let count): .microseconds(count)
      case .nanoseconds(let count): .nanoseconds(count)
      default: .seconds(1_000 * 366 * 86_400)
      }
    return DispatchTime(time: time.time + length)
  }

  /// Whether the first comes before the second.
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.time < b.time }
}
