/// A change of a curve's time, such as a delay, and its effect on the progress.
enum TimeModifier: Hashable, Sendable {
  case delay(Double)
  case speed(Double)
  case rounds(Double, of: Double, autoreverses: Bool)

  /// The time inside a curve, computed by applying modifiers to the *outer* time, which the caller
  /// passes.
  struct Place {
    var time: Double
    /// The rate of the inner time relative to the outer time.
    ///
    /// The rate is negative where progress goes backward.
    private var rate = 1.0
    private(set) var isOver = false

    init(time: Double) {
      self.time = time
    }

    fileprivate mutating func hold() {
      time = 0
      // The sign of the rate is kept, because the sign tells the direction.
      rate *= 0
    }

    fileprivate mutating func accelerate(by factor: Double) {
      time *= factor
      rate *= factor
    }

    fileprivate mutating func turnBack() {
      rate = -rate
    }

    fileprivate mutating func end() {
      isOver = true
    }

    /// Converts a sample of the curve to a sample in outer time.
    func carry(_ inner: MotionSample<Double>) -> MotionSample<Double> {
      MotionSample(
        value: rate.sign == .minus ? 1 - inner.value : inner.value,
        velocity: rate == 0 ? 0 : inner.velocity * rate)
    }
  }

  func apply(to place: inout Place) {
    switch self {
    case .delay(let delay):
      if place.time < delay { place.hold() } else { place.time -= delay }
    case .speed(let factor):
      place.accelerate(by: factor)
    case .rounds(let count, let length, let autoreverses):
      guard length > 0 else { return place.end() }
      guard length < .infinity else { return }
      var round = (place.time / length).rounded(.down)
      place.time -= round * length
      if round > 0, place.time < Self.instant * length {
        // A time exactly between two rounds belongs to the earlier round.
        round -= 1
        place.time = length
      }
      guard round < count else { return place.end() }
      if autoreverses, round.truncatingRemainder(dividingBy: 2) == 1 { place.turnBack() }
    }
  }

  /// Returns the time at which the modified curve first reaches the state of the unmodified curve
  /// at `time`.
  func outerTime(of time: Double) -> Double {
    switch self {
    case .delay(let delay): time + delay
    case .speed(let factor): time > 0 ? time / factor : 0
    case .rounds: time
    }
  }

  /// The tolerance for rounding errors at the end of a round, as a fraction of the round's length.
  private static let instant = 1e-9
}
