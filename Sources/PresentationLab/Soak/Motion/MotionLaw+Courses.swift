import Presentation
import PresentationTesting

extension MotionLaw {
  /// The laws of longer motions: tracks of keyframes, and values that get new targets while moving.
  static let courses = [
    MotionLaw("a track's velocity is the derivative of its value") { numbers in
      let course = try Course(&numbers)
      let index = numbers.below(course.joints.count - 1)
      let (start, end) = (course.joints[index], course.joints[index + 1])
      guard end > start else { return nil }
      let time = start + (end - start) * numbers.real(0.01, 0.99)
      let velocity = course.track.velocity(at: time)
      return difference(
        "velocity of \(course) at \(time)", velocity,
        derivative(at: time, step: 1e-6 * (end - start), of: course.track.value),
        within: 1e-4 * course.scale)
    },
    MotionLaw("a track is continuous except at its jumps") { numbers in
      let course = try Course(&numbers)
      let index = numbers.below(course.joints.count - 1)
      let instant = course.joints[index], early = instant - 1e-9
      let jumps = index == 0 || course.jumps.contains(instant)
      guard !jumps else { return nil }
      return difference(
        "\(course) at \(instant)", course.track.value(at: early),
        course.track.value(at: instant), within: 1e-6 * course.scale)
    },
    MotionLaw("a track has its first value before its start, and its last after its end") {
      numbers in
      let course = try Course(&numbers)
      let wait = numbers.chance(1, of: 2) ? 0 : numbers.real(0, 1)
      let after = course.track.sample(at: course.track.duration + wait)
      let before = course.track.sample(at: -numbers.power(-3, 1))
      let right = [
        MotionSample(value: course.track.lastValue), MotionSample(value: course.track.initialValue),
      ]
      return [after, before] == right ? nil : "\(course): \(before), \(after)"
    },
    MotionLaw("a value with a new target does not jump") { numbers in
      var additive = AdditiveMotion(0.0), chained = ChainedMotion(0.0)
      var sprung = SpringMotion(0.0, spring: .bouncy)
      var time = 0.0
      for _ in 0..<5 {
        let target = numbers.real(-100, 100), duration = numbers.real(0, 1)
        let before = [additive.sample(at: time), chained.sample(at: time), sprung.sample(at: time)]
        let curve = MotionCurve.cubic(.easeInOut, duration: duration)
        additive.move(to: target, at: time, along: curve)
        chained.move(to: target, at: time, along: curve)
        sprung.move(to: target, at: time, spring: numbers.pick([.smooth, .snappy, .bouncy]))
        let after = [additive.sample(at: time), chained.sample(at: time), sprung.sample(at: time)]
        for (old, new) in zip(before, after) {
          let problem =
            difference("value at \(time)", new.value, old.value, within: 1e-9)
            ?? difference("velocity at \(time)", new.velocity, old.velocity, within: 1e-6)
          if let problem { return problem }
        }
        time += numbers.real(0, 0.7)
      }
      let end = max(additive.end, chained.end)
      let rest = [additive.sample(at: end).value, chained.sample(at: end).value]
      return rest == [additive.target, chained.target]
        ? nil : "\(rest) at the end, expected \(additive.target)"
    },
  ]

  /// Random keyframes, and the start time of each keyframe.
  private struct Course: CustomStringConvertible {
    let track: MotionTrack<Double>
    var joints = [0.0]
    var jumps: Set<Double> = []
    let description: String

    init(_ numbers: inout SeededNumbers) throws {
      let count = 1 + numbers.below(5)
      let keyframes = (0..<count).map { _ in Self.keyframe(&numbers) }
      for keyframe in keyframes {
        if case .move = keyframe { jumps.insert(joints[joints.count - 1]) }
        joints.append(joints[joints.count - 1] + keyframe.duration)
      }
      track = MotionTrack(numbers.real(-100, 100), keyframes)
      description = "\(track.initialValue), \(keyframes)"
    }

    /// The order of magnitude of the largest velocities.
    var scale: Double { 1e4 }

    private static func keyframe(_ numbers: inout SeededNumbers) -> MotionTrack<Double>.Keyframe {
      let value = numbers.real(-100, 100), duration = numbers.real(0.1, 1)
      switch numbers.below(6) {
      case 0: return .move(to: value)
      case 1: return .linear(to: value, duration: duration, curve: .easeInOut)
      case 2:
        let spring = numbers.pick([SpringCurve.smooth, .snappy, .bouncy])
        return .spring(to: value, duration: numbers.pick([nil, duration]), spring: spring)
      case 3:
        return .cubic(
          to: value, duration: duration, startVelocity: numbers.real(-100, 100),
          endVelocity: numbers.real(-100, 100))
      default: return .cubic(to: value, duration: duration)
      }
    }
  }
}
