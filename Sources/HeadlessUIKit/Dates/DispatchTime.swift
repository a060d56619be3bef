public import Foundation
import Presentation

/// An instant of the virtual clock.
///
/// In a file with `import UIKit`, `DispatchTime` is this type and not the type of Dispatch.
public struct DispatchTime: Hashable, Sendable, Comparable {
  let time: Duration

  /// Returns the current time of the virtual clock.
  @preconcurrency @MainActor public static func now() -> DispatchTime {
    DispatchTime(time: World.current.clock.now)
  }

  /// An instant that no test reaches: about 200 years after the start of the virtual clock.
  public static let distantFuture = DispatchTime(time: .distantFuture)

  /// The time since the start of the virtual clock, in nanoseconds.
  public var uptimeNanoseconds: UInt64 { UInt64(max(0, time / .nanoseconds(1))) }

  /// Returns `time` plus a number of seconds.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(time: min(time.time + .seconds(seconds), .distantFuture))
  }

  /// Returns `time` plus an interval; the interval `never` gives `distantFuture`.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    DispatchTime(time: min(time.time + Duration(interval), .distantFuture))
  }

  /// Returns whether the first instant is earlier than the second instant.
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.time < b.time }
}

extension Duration {
  /// A duration of about 200 years, which is longer than any test but not too long for the clock.
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
