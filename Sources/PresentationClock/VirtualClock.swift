/// A ``RunLoopClock``'s time as a `Clock` of Swift's, for code that measures and sleeps.
///
/// From ``RunLoopClock/virtual``. Time stands still until that clock is moved; a sleep then ends at
/// its deadline, among the timers of that turn.
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
/// A sleep is in ``RunLoopClock/pending``, with the name and the place of the task that
/// `task` began, or with the place of the call if it
/// is one of ``sleep(for:tolerance:fileID:line:)``. Sleeps of other tasks are, too; but where such
/// a task goes on after its sleep, and when, is not for this clock to say.
public struct VirtualClock: Clock {
  /// A point in a clock's time.
  public struct Instant: InstantProtocol {
    /// The time since the clock began.
    public var offset: Duration

    /// Makes the point in time that lies `offset` after the clock's beginning.
    public init(offset: Duration) {
      self.offset = offset
    }

    /// The point in time that lies `duration` after this one.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// The time from this point to `other`; negative if that is earlier.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Whether `a` is earlier than `b`.
    public static func < (a: Instant, b: Instant) -> Bool {
      a.offset < b.offset
    }
  }

  private let door: Door

  init(door: Door) {
    self.door = door
  }

  /// The present instant: ``RunLoopClock/now``, or where that stood when the clock went.
  public var now: Instant { Instant(offset: .nanoseconds(door.now)) }

  /// The resolution: one nanosecond, since deadlines are whole nanoseconds.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Suspends the task until the clock's time is `deadline`.
  ///
  /// A part of a nanosecond counts as a whole one. A deadline that has passed is due in the next
  /// turn; one beyond 292 years never comes. Throws `CancellationError` at once when the task is
  /// cancelled, when ``RunLoopClock/removeAll()`` is called and when the clock has gone.
  ///
  /// - Parameters:
  ///   - deadline: When to go on.
  ///   - tolerance: Of no effect: no sleep lasts longer than asked for.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await suspend(until: deadline, origin: TaskOrigin.current ?? .unknown)
  }

  /// Suspends the task for `duration`.
  ///
  /// See ``sleep(until:tolerance:)``. In ``RunLoopClock/pending``, the sleep bears the place of
  /// this call.
  ///
  /// - Parameters:
  ///   - duration: The time from now to the deadline.
  ///   - tolerance: Of no effect.
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
