/// A timeline that plays whenever a trigger changes (S-31).
///
/// ```swift
/// var pulse = TriggeredTimeline(1.0, trigger: 0) { scale in
///   MotionTimeline(scale)
///     .track(\.self, [.cubic(to: 1.2, duration: 0.1), .cubic(to: 1, duration: 0.1)])
/// }
/// pulse.value(at: 5)  // 1.0: the first trigger plays nothing
/// pulse.update(trigger: 1, at: 5)
/// pulse.value(at: 5.1)  // 1.2
/// ```
///
/// It knows no clock: say when the trigger changed, and ask for the value at any later time.
public struct TriggeredTimeline<Root: Sendable, Trigger: Equatable & Sendable>: Sendable {
  /// The value whose change starts the timeline.
  public private(set) var trigger: Trigger

  private let initialValue: Root
  private var run: (timeline: MotionTimeline<Root>, start: Double)?
  private let timeline: @Sendable (Root) -> MotionTimeline<Root>

  /// Creates a timeline that does not play yet.
  ///
  /// The closure makes what is played, from the value that shows when the trigger changes: at first
  /// the initial one, later where the run before has ended or is cut short.
  public init(
    _ initialValue: Root, trigger: Trigger,
    timeline: @escaping @Sendable (Root) -> MotionTimeline<Root>
  ) {
    (self.initialValue, self.trigger) = (initialValue, trigger)
    self.timeline = timeline
  }

  /// Plays from now if the trigger is another than before.
  ///
  /// The time is now, in seconds, by any clock that the other calls go by too.
  public mutating func update(trigger: Trigger, at time: Double) {
    guard trigger != self.trigger else { return }
    self.trigger = trigger
    run = (timeline(value(at: time)), time)
  }

  /// Returns the value at a time; from the end of a run on it is the run's last one.
  public func value(at time: Double) -> Root {
    run.map { $0.timeline.value(at: time - $0.start) } ?? initialValue
  }
}
