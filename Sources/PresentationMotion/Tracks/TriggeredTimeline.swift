/// A timeline that plays whenever a trigger changes (S-31).
///
/// ```swift
/// var pulse = TriggeredTimeline(1.0, trigger: 0) { scale in
///   MotionTimeline(scale)
///     .track(\.self, [.cubic(to: 1.2, duration: 0.1), .cubic(to: 1, duration: 0.1)])
/// }
/// pulse.value(at: 5)  // 1.0: the initial trigger plays nothing
/// pulse.update(trigger: 1, at: 5)
/// pulse.value(at: 5.1)  // 1.2
/// ```
///
/// The timeline has no clock, so each call has a parameter for the current time. Do not request the
/// value for a time before the last change of the trigger.
public struct TriggeredTimeline<Root: Sendable, Trigger: Equatable & Sendable>: Sendable {
  /// The value whose change starts the timeline.
  public private(set) var trigger: Trigger

  private let initialValue: Root
  private var run: (timeline: MotionTimeline<Root>, start: Double)?
  private let timeline: @Sendable (Root) -> MotionTimeline<Root>

  /// Creates a timeline that does not play yet.
  ///
  /// When the trigger changes, the closure creates the timeline to play. The argument of the
  /// closure is the value that is shown at that time. For the first run, the argument is the
  /// initial value. If the previous run has ended, the argument is the last value of that run. If
  /// the previous run is still playing, the new run interrupts it, and the argument is the current
  /// value of the previous run.
  public init(
    _ initialValue: Root, trigger: Trigger,
    timeline: @escaping @Sendable (Root) -> MotionTimeline<Root>
  ) {
    (self.initialValue, self.trigger) = (initialValue, trigger)
    self.timeline = timeline
  }

  /// Starts the timeline if the trigger has changed.
  ///
  /// `time` is the current time in seconds. The times of all calls must come from the same clock.
  public mutating func update(trigger: Trigger, at time: Double) {
    guard trigger != self.trigger else { return }
    self.trigger = trigger
    run = (timeline(value(at: time)), time)
  }

  /// Returns the value at a time; after the end of a run, the last value of this run.
  public func value(at time: Double) -> Root {
    run.map { $0.timeline.value(at: time - $0.start) } ?? initialValue
  }
}
