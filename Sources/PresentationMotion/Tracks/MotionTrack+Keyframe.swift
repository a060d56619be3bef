extension MotionTrack {
  /// A place on the way, and how the value gets there.
  ///
  /// A duration that is not above 0, or not finite, makes any keyframe a ``move(to:)``.
  public enum Keyframe: Sendable {
    /// Jumps, in no time and without velocity (S-27).
    case move(to: Value)

    /// Goes straight, at even speed or along a curve (S-26).
    case linear(to: Value, duration: Double, curve: CubicCurve = .linear)

    /// Goes along a Hermite curve, with velocities per second at both ends (S-28).
    ///
    /// A velocity that is not given is, between two of these, the way from the start of the first
    /// to the end of the second by the duration of both; beside another keyframe, that keyframe's;
    /// at the ends of a track, and next to a jump, zero.
    case cubic(
      to: Value, duration: Double, startVelocity: Value.Offset? = nil,
      endVelocity: Value.Offset? = nil)

    /// Is pulled by a spring, until it has settled or for a duration (S-29).
    ///
    /// A velocity that is not given is that of the segment before. If the duration ends too early
    /// to settle, the next segment goes on from where the value is then, and how fast.
    case spring(
      to: Value, duration: Double? = nil, spring: SpringCurve = .smooth,
      startVelocity: Value.Offset? = nil)

    /// Where it leads.
    public var value: Value {
      switch self {
      case .move(let value), .linear(let value, _, _), .cubic(let value, _, _, _),
        .spring(let value, _, _, _):
        value
      }
    }

    /// How long it takes, in seconds; a spring that never settles takes for ever.
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
