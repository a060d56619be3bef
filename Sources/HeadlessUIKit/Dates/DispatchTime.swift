public import Foundation
import Presentation

/// An instant of the virtual clock.
///
/// It hides Dispatch's type of that name in files that import this module.
public struct DispatchTime: Hashable, Sendable, Comparable {
  let time: Duration

  /// The present instant of the current world.
  @preconcurrency @MainActor public static func now() -> DispatchTime {
    DispatchTime(time: World.current.clock.now)
  }

  /// An instant that never comes: a thousand years from the beginning.
  public static let distantFuture = DispatchTime(time: .distantFuture)

  /// The nanoseconds since the virtual clock began.
  public var uptimeNanoseconds: UInt64 { UInt64(max(0, time / .nanoseconds(1))) }

  /// The instant so many seconds later.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(time: min(time.time + .seconds(seconds), .distantFuture))
  }

  /// The instant that much later; `never` counts as a thousand years.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    DispatchTime(time: min(time.time + Duration(interval), .distantFuture))
  }

  /// Whether the first comes before the second.
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.time < b.time }
}

extension Duration {
  /// Later than anything that a test waits for, and within what a clock can count.
  static let distantFuture = Duration.seconds(200 * 366 * 86_400)

  init(_ interval: DispatchTimeInterval) {
    self =
      switch interval {
      case .seconds(let count): .seconds(count)
      case .milliseconds(let count): .milliseconds(count)
      case .microseconds(let count): .microseconds(count)
      case .nanoseconds(let count): .nanoseconds(count)
      default: .distantFuture
      }
  }
}
