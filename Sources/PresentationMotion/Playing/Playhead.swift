/// A position in an animation, in seconds; the position rests or travels to another position.
///
/// No timer moves the playhead. Each request computes the position from the time of the request.
package struct Playhead: Hashable, Sendable {
  /// The motion of the playhead.
  package enum Pace: Hashable, Sendable {
    /// The playhead moves at a constant speed above 0, in seconds of the animation per second.
    case steady(Double)
    /// The playhead follows a curve to its new position. The curve determines the duration.
    case curve(MotionCurve)
  }

  /// A travel from one position to another.
  package struct Leg: Hashable, Sendable {
    /// The time at which the travel began.
    package let start: Duration
    package let from: Double
    package let to: Double
    package let pace: Pace

    var duration: Double {
      switch pace {
      case .steady(let rate): abs(to - from) / rate
      case .curve(let curve): curve.duration
      }
    }

    func place(at now: Duration) -> Double {
      let elapsed = max(0, (now - start) / .seconds(1))
      if elapsed >= duration { return to }
      switch pace {
      case .steady(let rate): return to > from ? from + elapsed * rate : from - elapsed * rate
      case .curve(let curve): return from + (to - from) * curve.value(at: elapsed)
      }
    }

    func seconds(until place: Double) -> Double? {
      guard (place - from) * (to - place) >= 0 else { return nil }
      switch pace {
      case .steady(let rate): return abs(place - from) / rate
      case .curve(let curve):
        return from == to ? 0 : curve.firstTime(of: (place - from) / (to - from))
      }
    }
  }

  private enum Course: Hashable, Sendable {
    case resting(Double)
    case travelling(Leg)
  }

  private var course: Course

  /// Creates a playhead that rests at the position `place`, in seconds.
  package init(at place: Double = 0) {
    course = .resting(place)
  }

  package var isTravelling: Bool {
    if case .travelling = course { true } else { false }
  }

  /// Whether the playhead travels to a later position.
  package var isForward: Bool {
    if case .travelling(let leg) = course { leg.to > leg.from } else { false }
  }

  /// The duration of the whole current travel in seconds; 0 at rest.
  package var duration: Double {
    switch course {
    case .resting: 0
    case .travelling(let leg): leg.duration
    }
  }

  /// Returns the position at `now`; after the end of the travel, the final position.
  package func place(at now: Duration) -> Double {
    switch course {
    case .resting(let place): place
    case .travelling(let leg): leg.place(at: now)
    }
  }

  /// The current travel; nil at rest.
  package var leg: Leg? {
    if case .travelling(let leg) = course { leg } else { nil }
  }

  package mutating func rest(at place: Double) {
    course = .resting(place)
  }

  /// Begins to travel to the position `place` at the time `now`.
  package mutating func travel(to place: Double, at pace: Pace, from now: Duration) {
    course = .travelling(Leg(start: now, from: self.place(at: now), to: place, pace: pace))
  }

  /// Returns the time at which the playhead first reaches the position `place`; nil if `place` is
  /// not on the way.
  ///
  /// The time is in seconds since the start of the travel.
  package func seconds(until place: Double) -> Double? {
    switch course {
    case .resting: nil
    case .travelling(let leg): leg.seconds(until: place)
    }
  }
}
