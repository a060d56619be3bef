/// How far along, and how fast, at which second: a cubic or circular curve over a duration, or a
/// spring, perhaps delayed, faster, or repeated.
///
/// Progress goes from 0 to 1, is not clamped on the way, and is exactly 1 from the end on.
///
/// ```swift
/// let fade = MotionCurve.cubic(.easeInOut, duration: 0.25)
/// fade.value(at: 0.125)  // 0.5
/// let pop = MotionCurve.spring(.bouncy).delayed(by: 0.1)
/// pop.duration  // 0.962955...
/// pop.value(at: 0.1)  // 0.0
/// ```
///
/// Every number is taken: a duration that is not above 0 is over at once, a delay that is not above
/// 0 is none, a speed that is not above 0 stands still.
public struct MotionCurve: Hashable, Sendable {
  /// How long it takes until the end, in seconds, delays and rounds included; may be infinite.
  public private(set) var duration: Double
  let shape: MotionShape
  let shapeDuration: Double
  /// From the first that was asked for to the last, which sees a time first.
  private(set) var modifiers: [TimeModifier] = []

  private init(_ shape: MotionShape, duration: Double) {
    self.shape = shape
    shapeDuration = duration > 0 ? duration : 0
    self.duration = shapeDuration
  }

  /// Follows a Bezier curve for a duration in seconds (S-23).
  public static func cubic(_ curve: CubicCurve, duration: Double) -> MotionCurve {
    MotionCurve(.cubic(curve), duration: duration)
  }

  /// Follows quarters of a circle for a duration in seconds.
  public static func circular(_ curve: CircularCurve, duration: Double) -> MotionCurve {
    MotionCurve(.circular(curve), duration: duration)
  }

  /// Follows a spring until it has come to rest, or for a duration in seconds.
  ///
  /// Without a duration it lasts until the spring has settled (S-9, S-12), or for ever if it never
  /// does. At the end what is left of the way is skipped.
  public static func spring(_ spring: SpringCurve, duration: Double? = nil) -> MotionCurve {
    MotionCurve(.spring(spring), duration: duration ?? spring.settlingTime() ?? .infinity)
  }

  // MARK: Progress

  /// Returns how far along it is: 0 at the start, 1 at the end, in between as the curve has it.
  ///
  /// - Parameter time: Seconds since the start; before it, it has not begun.
  public func value(at time: Double) -> Double {
    sample(at: time).value
  }

  /// Returns the velocity in whole ways per second, which is 0 before the start and from the end
  /// on, and infinite where a curve is vertical.
  ///
  /// - Parameter time: Seconds since the start.
  public func velocity(at time: Double) -> Double {
    sample(at: time).velocity
  }

  /// Returns progress and velocity.
  ///
  /// - Parameter time: Seconds since the start; before it, it has not begun.
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

  /// Returns where a value is that goes from one place to another, and how fast.
  ///
  /// The time is in seconds since the start; before it, the value is at its first place.
  public func sample<Value: Interpolatable>(
    at time: Double, from start: Value, to end: Value
  ) -> MotionSample<Value> {
    sample(at: time).carried(from: start, to: end)
  }

  // MARK: Modifiers

  /// Returns this curve with its start held for a number of seconds (S-40).
  public func delayed(by delay: Double) -> MotionCurve {
    delay > 0 ? modified(.delay(delay), duration: duration + delay) : self
  }

  /// Returns this curve with time running faster, or slower below 1 (S-40).
  public func speed(_ factor: Double) -> MotionCurve {
    guard factor > 0 else { return modified(.speed(0), duration: duration > 0 ? .infinity : 0) }
    return modified(.speed(factor), duration: duration > 0 ? duration / factor : 0)
  }

  /// Returns this curve played several times, or for ever if no number is given (S-40).
  ///
  /// - Parameters:
  ///   - count: How many rounds there are; each starts where the first did. After them the value is
  ///     1, so that an even number of rounds that go to and fro ends with a jump.
  ///   - autoreverses: Whether every second round goes back, as the mirror image of the way there.
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
