/// A value that goes from keyframe to keyframe: where it is, and how fast, at any second.
///
/// ```swift
/// let overshoot = MotionTrack(
///   1.0,
///   [
///     .move(to: 0), .cubic(to: 1.2, duration: 1), .cubic(to: 0.8, duration: 0.3),
///     .cubic(to: 1, duration: 0.3),
///   ])
/// overshoot.duration  // 1.6
/// overshoot.value(at: 1)  // 1.2
/// ```
///
/// Each segment starts where the one before ended. A time that two segments share belongs to the
/// later one (S-24, S-25).
public struct MotionTrack<Value: Interpolatable>: Sendable {
  /// The value before the start.
  public let initialValue: Value
  /// The value after the end: that of the last keyframe.
  public let lastValue: Value
  /// Whether the track repeats.
  public let repeats: Bool
  /// How long the track takes once, in seconds.
  public let duration: Double

  private let segments: [TrackSegment<Value>]

  /// Creates a track from where it starts, and its keyframes in order.
  ///
  /// If it repeats, it begins again at its end, for ever (S-31).
  public init(_ initialValue: Value, repeats: Bool = false, _ keyframes: [Keyframe]) {
    self.initialValue = initialValue
    self.repeats = repeats
    segments = TrackSegment.list(from: initialValue, keyframes)
    lastValue = keyframes.last?.value ?? initialValue
    duration = segments.last?.end ?? 0
  }

  /// Returns the value at a time in seconds since the start.
  public func value(at time: Double) -> Value {
    sample(at: time).value
  }

  /// Returns the velocity per second, which is zero before the start and from the end on.
  ///
  /// - Parameter time: Seconds since the start.
  public func velocity(at time: Double) -> Value.Offset {
    sample(at: time).velocity
  }

  /// Returns value and velocity at a time in seconds since the start.
  public func sample(at time: Double) -> MotionSample<Value> {
    guard time >= 0 else { return MotionSample(value: initialValue) }
    let time = repeats ? loopedTime(time, duration: duration) : time
    guard time < duration else { return MotionSample(value: lastValue) }
    var (low, high) = (0, segments.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].start <= time { low = middle } else { high = middle }
    }
    return segments[low].sample(after: time - segments[low].start)
  }
}

/// The time in a round that is played again and again.
func loopedTime(_ time: Double, duration: Double) -> Double {
  duration > 0 && duration < .infinity ? time.truncatingRemainder(dividingBy: duration) : time
}
