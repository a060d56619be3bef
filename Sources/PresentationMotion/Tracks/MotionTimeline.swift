/// A value with several animated properties; each property follows its own track.
///
/// ```swift
/// struct Look {
///   var scale = 1.0
///   var offset = CGPoint.zero
/// }
/// let timeline = MotionTimeline(Look())
///   .track(\.scale, [.cubic(to: 1.5, duration: 0.2), .spring(to: 1, spring: .bouncy)])
///   .track(\.offset, [.linear(to: CGPoint(x: 0, y: -40), duration: 0.3)])
/// timeline.value(at: 0.3).offset.y  // -40.0
/// ```
///
/// A property whose track is shorter than the timeline keeps its last value (S-24).
public struct MotionTimeline<Root: Sendable>: Sendable {
  private struct Part: Sendable {
    let keyPath: any PartialKeyPath<Root> & Sendable
    let track: any Sendable
    let set: @Sendable (inout Root, Double) -> Void
  }

  /// The value before the start of the timeline.
  ///
  /// A property without a track always keeps the value that it has in `initialValue`.
  public let initialValue: Root
  /// Whether the timeline repeats.
  public let repeats: Bool
  /// The duration of the longest track, in seconds.
  public private(set) var duration = 0.0

  private var parts: [Part] = []

  /// Creates a timeline without tracks; if `repeats` is true, the timeline repeats forever (S-31).
  public init(_ initialValue: Root, repeats: Bool = false) {
    (self.initialValue, self.repeats) = (initialValue, repeats)
  }

  /// Returns this timeline with a track that moves one property from keyframe to keyframe.
  ///
  /// If a property has several tracks, only the track that was added last counts.
  public func track<Value: Interpolatable>(
    _ keyPath: any WritableKeyPath<Root, Value> & Sendable,
    _ keyframes: [MotionTrack<Value>.Keyframe]
  ) -> MotionTimeline {
    let track = MotionTrack(initialValue[keyPath: keyPath], keyframes)
    var result = self
    result.parts.append(
      Part(keyPath: keyPath, track: track) { root, time in
        root[keyPath: keyPath] = track.value(at: time)
      })
    result.duration = max(duration, track.duration)
    return result
  }

  /// Returns the value at a time, in seconds since the start.
  public func value(at time: Double) -> Root {
    let time = trackTime(time)
    var result = initialValue
    for part in parts { part.set(&result, time) }
    return result
  }

  /// Returns the position and the velocity of a property at a time, in seconds since the start.
  public func sample<Value: Interpolatable>(
    of keyPath: any WritableKeyPath<Root, Value> & Sendable, at time: Double
  ) -> MotionSample<Value> {
    let part = parts.last { $0.keyPath == keyPath }
    guard let track = part?.track as? MotionTrack<Value> else {
      return MotionSample(value: initialValue[keyPath: keyPath])
    }
    return track.sample(at: trackTime(time))
  }

  private func trackTime(_ time: Double) -> Double {
    repeats && time > 0 ? loopedTime(time, duration: duration) : time
  }
}
