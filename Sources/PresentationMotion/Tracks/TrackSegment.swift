/// The motion to one keyframe, including the velocities that depend on neighboring keyframes.
struct TrackSegment<Value: Interpolatable>: Sendable {
  private enum Way {
    case jump
    case linear(CubicCurve)
    case cubic(startVelocity: Value.Offset, endVelocity: Value.Offset)
    case spring(SpringCurve, startVelocity: Value.Offset)
  }

  let start: Double
  private let duration: Double
  private let from: Value
  private let to: Value
  private let way: Way

  var end: Double { start + duration }

  static func list(
    from initialValue: Value, _ keyframes: [MotionTrack<Value>.Keyframe]
  ) -> [TrackSegment] {
    var (time, last) = (0.0, MotionSample(value: initialValue))
    return keyframes.indices.map { index in
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      let segment = TrackSegment(keyframes[index], start: time, from: last, before: next)
      time = segment.end
      last = segment.handOver
      return segment
    }
  }

  private init(
    _ keyframe: MotionTrack<Value>.Keyframe, start: Double, from last: MotionSample<Value>,
    before next: MotionTrack<Value>.Keyframe?
  ) {
    (self.start, duration) = (start, keyframe.duration)
    (from, to) = (last.value, keyframe.value)
    guard duration > 0 else {
      way = .jump
      return
    }
    switch keyframe {
    case .move: way = .jump
    case .linear(_, _, let curve): way = .linear(curve)
    case .cubic(_, _, let startVelocity, let endVelocity):
      way = .cubic(
        startVelocity: startVelocity ?? last.velocity,
        endVelocity: endVelocity
          ?? Self.velocity(from: from, to: to, duration: duration, before: next))
    case .spring(_, _, let spring, let startVelocity):
      way = .spring(spring, startVelocity: startVelocity ?? last.velocity)
    }
  }

  /// Returns the end velocity of a cubic keyframe whose end velocity is not given.
  private static func velocity(
    from: Value, to: Value, duration: Double, before next: MotionTrack<Value>.Keyframe?
  ) -> Value.Offset {
    guard let next, next.duration > 0 else { return .zero }
    switch next {
    case .move: return .zero
    case .linear(let end, let time, let curve):
      return pace(curve.slope(at: 0), from: to, to: end, in: time)
    case .cubic(_, _, let velocity?, _), .spring(_, _, _, let velocity?): return velocity
    case .cubic(let end, _, nil, _), .spring(let end, _, _, nil):
      return from.offset(to: end).scaled(by: 1 / (duration + next.duration))
    }
  }

  private static func pace(
    _ slope: Double, from: Value, to: Value, in duration: Double
  ) -> Value.Offset {
    MotionSample(value: 0, velocity: slope / duration).carried(from: from, to: to).velocity
  }

  // MARK: Values

  /// The value and the velocity from which the next segment continues.
  private var handOver: MotionSample<Value> {
    switch way {
    case .jump: MotionSample(value: to)
    case .linear(let curve):
      MotionSample(
        value: to, velocity: Self.pace(curve.slope(at: 1), from: from, to: to, in: duration))
    case .cubic(_, let velocity): MotionSample(value: to, velocity: velocity)
    case .spring where duration == .infinity: MotionSample(value: to)
    case .spring: sample(after: duration)
    }
  }

  func sample(after time: Double) -> MotionSample<Value> {
    switch way {
    case .jump: return MotionSample(value: to)
    case .linear(let curve):
      let part = time / duration
      return MotionSample(value: curve.value(at: part), velocity: curve.slope(at: part) / duration)
        .carried(from: from, to: to)
    case .cubic(let startVelocity, let endVelocity):
      return cubicSample(time / duration, startVelocity, endVelocity)
    case .spring(let spring, let startVelocity):
      let start = MotionSample(value: from, velocity: startVelocity)
      return spring.sample(at: time, from: start, to: to)
    }
  }

  private func cubicSample(
    _ u: Double, _ startVelocity: Value.Offset, _ endVelocity: Value.Offset
  ) -> MotionSample<Value> {
    let way = from.offset(to: to)
    let rest = 1 - u
    let offset =
      way.scaled(by: u * u * (3 - 2 * u))
      + startVelocity.scaled(by: duration * u * rest * rest)
      - endVelocity.scaled(by: duration * u * u * rest)
    let velocity =
      way.scaled(by: 6 * u * rest / duration)
      + startVelocity.scaled(by: rest * (1 - 3 * u))
      + endVelocity.scaled(by: u * (3 * u - 2))
    return MotionSample(value: from.moved(by: offset), velocity: velocity)
  }
}
