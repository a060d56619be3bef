/// The position and velocity over time of a value that moves from keyframe to keyframe.
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
/// The motion to one keyframe is a *segment*. Each segment starts at the value and the time at
/// which the previous segment ends. At the time where two segments meet, the later segment
/// determines the value and the velocity (S-24, S-25).
public struct MotionTrack<Value: Interpolatable>: Sendable {
  /// The value before the start of the track.
  public let initialValue: Value
  /// The value after the end of the track, which is the value of the last keyframe.
  public let lastValue: Value
  /// Whether the track repeats.
  public let repeats: Bool
  /// The duration of one repetition, in seconds.
  public let duration: Double

  private let segments: [TrackSegment<Value>]

  /// Creates a track from its initial value and its keyframes, in order.
  ///
  /// If `repeats` is true, the track starts again whenever it ends, forever (S-31).
  public init(_ initialValue: Value, repeats: Bool = false, _ keyframes: [Keyframe]) {
    self.initialValue = initialValue
    self.repeats = repeats
    segments = TrackSegment.list(from: initialValue, keyframes)
    lastValue = keyframes.last?.value ?? initialValue
    duration = segments.last?.end ?? 0
  }

  /// Returns the value at a time, in seconds since the start.
  public func value(at time: Double) -> Value {
    sample(at: time).value
  }

  /// Returns the velocity per second; zero before the start, at the end, and after the end.
  ///
  /// A repeating track has no end.
  ///
  /// - Parameter time: The time in seconds since the start.
  public func velocity(at time: Double) -> Value.Offset {
    sample(at: time).velocity
  }

  /// Returns the value and the velocity at a time, in seconds since the start.
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

/// Returns the time within the current repetition of a track.
func loopedTime(_ time: Double, duration: Double) -> Double {
  duration > 0 && duration < .infinity ? time.truncatingRemainder(dividingBy: duration) : time
}
