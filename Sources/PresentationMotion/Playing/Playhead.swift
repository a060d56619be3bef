/// A place on a stretch of seconds that rests, or travels to another place.
///
/// Nothing ticks: where it is follows from the time that is asked about.
package struct Playhead: Hashable, Sendable {
  /// The motion of the playhead.
  package enum Pace: Hashable, Sendable {
    /// So many seconds of the stretch in each second, more than zero.
    case steady(Double)
    /// The whole way along a curve, which says how long it takes.
    case curve(MotionCurve)
  }

  private struct Leg: Hashable, Sendable {
    let start: Duration
    let from: Double
    let to: Double
    let pace: Pace

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

  /// A playhead that rests at `place`, in seconds.
  package init(at place: Double = 0) {
    course = .resting(place)
  }

  package var isTravelling: Bool {
    if case .travelling = course { true } else { false }
  }

  /// Whether it travels towards later places.
  package var isForward: Bool {
    if case .travelling(let leg) = course { leg.to > leg.from } else { false }
  }

  /// Seconds from the beginning of the journey to its end; 0 at rest.
  package var duration: Double {
    switch course {
    case .resting: 0
    case .travelling(let leg): leg.duration
    }
  }

  /// Where it is at `now`; after its arrival, where it arrived.
  package func place(at now: Duration) -> Double {
    switch course {
    case .resting(let place): place
    case .travelling(let leg): leg.place(at: now)
    }
  }

  /// Returns the state that decides its further course, as numbers that do not depend on the time
  /// of its start.
  package func stateParts(at now: Duration) -> [any Hashable] {
    switch course {
    case .resting(let place): [place]
    case .travelling(let leg): [now - leg.start, leg.from, leg.to, leg.pace]
    }
  }

  package mutating func rest(at place: Double) {
    course = .resting(place)
  }

  /// Sets out at `now` for `place`.
  package mutating func travel(to place: Double, at pace: Pace, from now: Duration) {
    course = .travelling(Leg(start: now, from: self.place(at: now), to: place, pace: pace))
  }

  /// When it first reaches `place`, in seconds from the beginning of its journey; nil when that
  /// does not lie on its way.
  package func seconds(until place: Double) -> Double? {
    switch course {
    case .resting: nil
    case .travelling(let leg): leg.seconds(until: place)
    }
  }
}
