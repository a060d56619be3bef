/// The progress and velocity of a motion over time.
///
/// The motion follows a cubic curve, a circular curve or a spring. It may be delayed, sped up or
/// repeated. Progress goes from 0 to 1 and may overshoot on the way. From the end of the motion on,
/// progress is exactly 1.
///
/// ```swift
/// let fade = MotionCurve.cubic(.easeInOut, duration: 0.25)
/// fade.value(at: 0.125)  // 0.5
/// let pop = MotionCurve.spring(.bouncy).delayed(by: 0.1)
/// pop.duration  // 0.962955...
/// pop.value(at: 0.1)  // 0.0
/// ```
///
/// Every number is accepted as a duration, a delay or a speed. With a duration of 0 or less, the
/// motion ends immediately. A delay of 0 or less has no effect. With a speed of 0 or less, the
/// motion stays at its start.
public struct MotionCurve: Hashable, Sendable {
  /// The time until the end in seconds, including delays and repetitions; may be infinite.
  public private(set) var duration: Double
  let shape: MotionShape
  let shapeDuration: Double
  /// The modifiers in the order in which they were requested.
  ///
  /// To convert a time, the last modifier is applied first.
  private(set) var modifiers: [TimeModifier] = []

  private init(_ shape: MotionShape, duration: Double) {
    self.shape = shape
    shapeDuration = duration > 0 ? duration : 0
    self.duration = shapeDuration
  }

  /// Creates a motion along a Bezier curve, with a duration in seconds (S-23).
  public static func cubic(_ curve: CubicCurve, duration: Double) -> MotionCurve {
    MotionCurve(.cubic(curve), duration: duration)
  }

  /// Creates a motion along quarters of a circle, with a duration in seconds.
  public static func circular(_ curve: CircularCurve, duration: Double) -> MotionCurve {
    MotionCurve(.circular(curve), duration: duration)
  }

  /// Creates a motion that follows a spring.
  ///
  /// If `duration` is given, the motion lasts that many seconds. Otherwise the motion lasts until
  /// the spring has settled (S-9, S-12), or forever if the spring never settles. At the end, the
  /// value jumps to exactly 1.
  public static func spring(_ spring: SpringCurve, duration: Double? = nil) -> MotionCurve {
    MotionCurve(.spring(spring), duration: duration ?? spring.settlingTime() ?? .infinity)
  }

  // MARK: Progress

  /// Returns the progress at a time: 0 at the start and 1 at the end.
  ///
  /// - Parameter time: The time in seconds since the start; for a negative time, the progress is 0.
  public func value(at time: Double) -> Double {
    sample(at: time).value
  }

  /// Returns the velocity: the change of the progress per second.
  ///
  /// The velocity is 0 before the start and from the end on. The velocity is infinite where the
  /// curve is vertical.
  ///
  /// - Parameter time: The time in seconds since the start.
  public func velocity(at time: Double) -> Double {
    sample(at: time).velocity
  }

  /// Returns the progress and the velocity.
  ///
  /// - Parameter time: The time in seconds since the start; the progress is 0 before the start.
  public func sample(at time: Double) -> MotionSample<Double> {
    guard time >= 0 else { return MotionSample(value: 0) }
    guard time < duration else { return MotionSample(value: 1) }
    var place = TimeModifier.Place(time: time)
    for modifier in modifiers.reversed() {
      modifier.apply(to: &place)
      if place.isOver { break }
    }
    let isOver = place.isOver || place.time >= shapeDuration
    return place.carry(
      isOver
        ? MotionSample(value: 1) : shape.sample(at: place.time, duration: shapeDuration))
  }

  /// Returns a value on its way from `start` to `end`, and its velocity.
  ///
  /// The time is in seconds since the start of the motion; for a negative time, the value is
  /// `start`.
  public func sample<Value: Interpolatable>(
    at time: Double, from start: Value, to end: Value
  ) -> MotionSample<Value> {
    sample(at: time).carried(from: start, to: end)
  }

  // MARK: Modifiers

  /// Returns this curve with a delay in seconds before its start (S-40).
  public func delayed(by delay: Double) -> MotionCurve {
    delay > 0 ? modified(.delay(delay), duration: duration + delay) : self
  }

  /// Returns this curve with its speed multiplied by `factor` (S-40).
  ///
  /// - Parameter factor: A factor above 1 makes the motion faster, and a factor below 1 makes it
  ///   slower. With a factor of 0 or less, the motion stays at its start.
  public func speed(_ factor: Double) -> MotionCurve {
    guard factor > 0 else { return modified(.speed(0), duration: duration > 0 ? .infinity : 0) }
    return modified(.speed(factor), duration: duration > 0 ? duration / factor : 0)
  }

  /// Returns this curve repeated several times, or forever if `count` is nil (S-40).
  ///
  /// - Parameters:
  ///   - count: The number of rounds. Without `autoreverses`, each round repeats the progress from
  ///     0 to 1. After the last round, the value is 1, with or without `autoreverses`. With
  ///     `autoreverses`, the last of an even number of rounds ends at 0, and the value then jumps
  ///     to 1.
  ///   - autoreverses: Whether every second round goes back from 1 to 0. The progress of such a
  ///     round is 1 minus the progress of the first round.
  public func repeated(_ count: Int? = nil, autoreverses: Bool = false) -> MotionCurve {
    let rounds = count.map { Double(max($0, 0)) } ?? .infinity
    return modified(
      .rounds(rounds, of: duration, autoreverses: autoreverses),
      duration: duration > 0 && rounds > 0 ? duration * rounds : 0)
  }

  private func modified(_ modifier: TimeModifier, duration: Double) -> MotionCurve {
    var result = self
    result.modifiers.append(modifier)
    result.duration = duration
    return result
  }
}
