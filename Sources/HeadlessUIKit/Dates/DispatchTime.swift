public import Foundation
import Presentation

/// An instant of the virtual clock.
///
/// In a file with `import UIKit`, `DispatchTime` is this type and not the type of Dispatch.
public struct DispatchTime: Hashable, Sendable, Comparable {
  let time: Duration
  /// Whether the time counts from the moment in which the main thread makes the call that has this
  /// deadline, and not from the start of the virtual clock.
  private(set) var isRelative = false

  /// Returns the current time of the virtual clock.
  ///
  /// A thread other than the main thread does not know the clock. For such a thread, the
  /// result is the moment in which the main thread takes over the thread's call of `asyncAfter`.
  @preconcurrency @MainActor public static func now() -> DispatchTime {
    Thread.isMainThread
      ? DispatchTime(time: World.current.clock.now)
      : DispatchTime(time: .zero, isRelative: true)
  }

  /// An instant that no test reaches: about 200 years after the start of the virtual clock.
  public static let distantFuture = DispatchTime(time: .distantFuture)

  /// The time since the start of the virtual clock, in nanoseconds.
  public var uptimeNanoseconds: UInt64 { UInt64(max(0, time / .nanoseconds(1))) }

  /// Returns `time` plus a number of seconds; a number that is too large, and NaN, give
  /// `distantFuture`.
  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    time.adding(.limited(seconds))
  }

  /// Returns `time` minus a number of seconds.
  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime {
    time + -seconds
  }

  /// Returns `time` minus an interval.
  public static func - (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time.adding(.zero - Duration(interval))
  }

  /// Returns `time` plus an interval; the interval `never` gives `distantFuture`.
  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time.adding(Duration(interval))
  }

  /// Returns whether the first instant is earlier than the second instant.
  public static func < (a: DispatchTime, b: DispatchTime) -> Bool { a.time < b.time }

  private func adding(_ duration: Duration) -> DispatchTime {
    DispatchTime(time: min(time + duration, .distantFuture), isRelative: isRelative)
  }

  /// The time from `now` to this instant; zero if the instant has passed.
  func delay(at now: Duration) -> Duration { max(.zero, isRelative ? time : time - now) }
}

extension Duration {
  /// A duration of about 200 years, which is longer than any test but not too long for the clock.
  static let distantFuture = Duration.seconds(200 * 366 * 86_400)

  /// Returns a number of seconds as a duration of at most 200 years; NaN gives 200 years.
  static func limited(_ seconds: Double) -> Duration {
    let limit = distantFuture / .seconds(1)
    return seconds.isNaN ? distantFuture : .seconds(max(-limit, min(limit, seconds)))
  }

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
