/// The time of a ``RunLoopClock`` as a Swift `Clock`, for code that measures time and sleeps.
///
/// Use ``RunLoopClock/virtual`` to get this clock. Its time moves only when the run-loop clock is
/// advanced. A sleep ends like a timer: in the turn at its deadline, in the order of deadlines
///
///
/// ```swift
/// let clock = RunLoopClock()
/// let time = clock.virtual
/// clock.task("toast") {
///   try await time.sleep(for: .seconds(2))
///   await screen.hideToast()
/// }
/// clock.advance(by: .seconds(2))
/// ```
///
/// ``RunLoopClock/pending`` lists each sleep. The entry has the description and the source line of
/// the clock's task that sleeps. If the sleep began with ``sleep(for:tolerance:fileID:line:)``, the
/// entry has the line of this call instead of the task's line. A sleep of a task that runs outside
/// the clock, such as `Task { }`, is listed as well. The clock does not control when and on which
/// executor that task continues.
public struct VirtualClock: Clock {
  /// A point in time, measured from the start of the clock.
  public struct Instant: InstantProtocol {
    /// The time since the clock started.
    public var offset: Duration

    /// Creates the point in time that is `offset` after the start of the clock.
    public init(offset: Duration) {
      self.offset = offset
    }

    /// Returns the point in time that is `duration` after this point.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// Returns the time from this point to `other`; negative if `other` is earlier.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Returns whether `a` is earlier than `b`.
    public static func < (a: Instant, b: Instant) -> Bool {
      a.offset < b.offset
    }
  }

  private let door: Door

  init(door: Door) {
    self.door = door
  }

  /// The current instant, equal to ``RunLoopClock/now``.
  ///
  /// After the deallocation of the ``RunLoopClock``, the value stays at the last instant.
  public var now: Instant { Instant(offset: .nanoseconds(door.now)) }

  /// The resolution of the clock: one nanosecond, because deadlines are whole nanoseconds.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Suspends the task until the time of the clock reaches `deadline`.
  ///
  /// The deadline is rounded up to a whole nanosecond. A sleep with a deadline in the past ends in
  /// the next turn. A sleep with a deadline beyond 292 years never ends.
  ///
  /// If the task is canceled, the sleep immediately throws `CancellationError`. A call of
  /// ``RunLoopClock/removeAll()`` and the deallocation of the clock have the same effect.
  ///
  /// - Parameters:
  ///   - deadline: The time at which the task continues.
  ///   - tolerance: Ignored, because every sleep ends exactly at its deadline.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await suspend(until: deadline, origin: TaskOrigin.current ?? .unknown)
  }

  /// Suspends the task for `duration`.
  ///
  /// See ``sleep(until:tolerance:)``. ``RunLoopClock/pending`` lists the sleep with the line of
  /// this call.
  ///
  /// - Parameters:
  ///   - duration: The time from now to the deadline.
  ///   - tolerance: Ignored, because every sleep ends exactly at its deadline.
  ///   - fileID: The file to name in ``RunLoopClock/pending``.
  ///   - line: The line to name in ``RunLoopClock/pending``.
  public func sleep(
    for duration: Duration, tolerance: Duration? = nil, fileID: String = #fileID, line: Int = #line
  ) async throws {
    var origin = TaskOrigin.current ?? .unknown
    origin.site = CallSite(fileID: fileID, line: line)
    try await suspend(until: now.advanced(by: duration), origin: origin)
  }

  private func suspend(until deadline: Instant, origin: TaskOrigin) async throws {
    let offset = max(deadline.offset, .zero)
    try await door.sleep(until: offset.nanosecondsRoundedUp ?? .max, origin: origin)
  }
}
