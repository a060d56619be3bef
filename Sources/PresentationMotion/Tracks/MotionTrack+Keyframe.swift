extension MotionTrack {
  /// A value to reach, and the motion that leads to it.
  ///
  /// If the argument `duration` of a keyframe is 0 or less, or not finite, the keyframe acts like
  /// ``move(to:)``.
  public enum Keyframe: Sendable {
    /// Jumps to the value without duration and without velocity (S-27).
    case move(to: Value)

    /// Moves in a straight line, at constant speed or along an easing curve (S-26).
    case linear(to: Value, duration: Double, curve: CubicCurve = .linear)

    /// Moves along a Hermite curve, with velocities per second at both ends (S-28).
    ///
    /// If `startVelocity` is nil, the motion starts with the end velocity of the previous keyframe.
    /// If `endVelocity` is nil, the motion ends with the start velocity of the next keyframe. If
    /// there is no such neighbor, or if this neighbor jumps, the velocity is zero.
    ///
    /// If `endVelocity` is nil and the next keyframe is a cubic or a spring without a
    /// `startVelocity`, both keyframes use an average velocity at the point where they meet. The
    /// average velocity is the distance from the start of this keyframe to the end of the next
    /// keyframe, divided by the sum of the two durations.
    case cubic(
      to: Value, duration: Double, startVelocity: Value.Offset? = nil,
      endVelocity: Value.Offset? = nil)

    /// Follows a spring for a duration; without a duration, until the spring has settled (S-29).
    ///
    /// If `startVelocity` is nil, the spring starts with the end velocity of the previous keyframe.
    /// If the duration ends before the spring has settled, the next keyframe continues from the
    /// current value and velocity.
    case spring(
      to: Value, duration: Double? = nil, spring: SpringCurve = .smooth,
      startVelocity: Value.Offset? = nil)

    /// The value to which the keyframe moves.
    public var value: Value {
      switch self {
      case .move(let value), .linear(let value, _, _), .cubic(let value, _, _, _),
        .spring(let value, _, _, _):
        value
      }
    }

    /// The duration of the keyframe's motion, in seconds.
    ///
    /// For a spring without a `duration` argument, this is the time until the spring has settled,
    /// or infinity if the spring never settles.
    public var duration: Double {
      switch self {
      case .move: 0
      case .linear(_, let duration, _), .cubic(_, let duration, _, _): Self.usable(duration)
      case .spring(_, let duration?, _, _): Self.usable(duration)
      case .spring(_, nil, let spring, _): spring.settlingTime() ?? .infinity
      }
    }

    private static func usable(_ duration: Double) -> Double {
      duration > 0 && duration < .infinity ? duration : 0
    }
  }
}
