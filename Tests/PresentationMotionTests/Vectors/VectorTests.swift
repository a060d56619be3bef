import PresentationMotion
import TestSupport
import Testing

@Suite struct `Timing vectors` {
  private let vectors: TimingVectors

  init() throws {
    vectors = try TimingVectors.read()
  }

  private func compare(
    _ curve: SpringCurve, to spring: TimingVectors.Spring, _ worst: inout WorstError
  ) {
    let name = spring.name
    worst.compare(curve.stiffness / curve.mass, to: spring.frequency * spring.frequency, name)
    worst.compare(curve.damping / curve.mass / 2, to: spring.decay, name)
    worst.compare(curve.dampingRatio, to: spring.dampingRatio, name)
    for sample in spring.samples {
      worst.compare(curve.value(at: sample[0]), to: sample[1], "\(name), value at \(sample[0])")
      worst.compare(
        curve.velocity(at: sample[0]), to: sample[2], "\(name), velocity at \(sample[0])")
      let start = MotionSample(value: 0.0, velocity: spring.initialVelocity)
      let vector = curve.sample(at: sample[0], from: start, to: 1)
      worst.compare(vector.value, to: sample[1], "\(name), vector form at \(sample[0])")
      worst.compare(vector.velocity, to: sample[2], "\(name), vector form at \(sample[0])")
    }
    if let settlingTime = spring.settlingTime {
      let found = curve.settlingTime() ?? .infinity
      worst.compare(found, to: settlingTime, "\(name), settling time")
    } else {
      expect(curve.settlingTime() == nil, "\(name)")
    }
    if let time = spring.firstPeakTime, let value = spring.firstPeakValue {
      worst.compare(curve.firstPeak?.time ?? .infinity, to: time, "\(name), peak time")
      worst.compare(curve.firstPeak?.value ?? .infinity, to: value, "\(name), peak value")
    }
  }

  @Test(.rule("S-1", "S-2", "S-3", "S-4", "S-12", "S-16"))
  func `springs have the reference values`() throws {
    var worst = WorstError("springs")
    for spring in vectors.springs {
      let curve = try SpringCurve(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
        initialVelocity: spring.initialVelocity, allowsOverdamping: spring.allowsOverdamping)
      compare(curve, to: spring, &worst)
    }
    worst.expectSmall()
  }

  @Test(.rule("S-7", "S-8"))
  func `springs created from damping ratio and duration have the reference values`() throws {
    var worst = WorstError("damping ratio and duration")
    for spring in vectors.dampingRatioDuration {
      let curve = try SpringCurve(
        dampingRatio: try #require(spring.dampingRatioIn),
        duration: try #require(spring.durationIn), initialVelocity: spring.initialVelocity)
      compare(curve, to: spring, &worst)
    }
    worst.expectSmall()
  }

  @Test(.rule("S-5"))
  func `springs created from duration and bounce have the reference values`() throws {
    var worst = WorstError("duration and bounce")
    for spring in vectors.durationBounce {
      let duration = try #require(spring.durationIn), bounce = try #require(spring.bounceIn)
      let curve = try SpringCurve(perceptualDuration: duration, bounce: bounce)
      compare(curve, to: spring, &worst)
      worst.compare(curve.perceptualDuration, to: duration, "\(spring.name), back")
      worst.compare(curve.bounce, to: bounce, "\(spring.name), back")
    }
    worst.expectSmall()
  }

  @Test(.rule("S-6"))
  func `springs created from response and damping fraction have the reference values`() throws {
    var worst = WorstError("response and damping fraction")
    for spring in vectors.responseDampingFraction {
      let response = try #require(spring.responseIn)
      let fraction = try #require(spring.dampingFractionIn)
      let curve = try SpringCurve(response: response, dampingFraction: fraction)
      compare(curve, to: spring, &worst)
      worst.compare(curve.response, to: response, "\(spring.name), back")
      worst.compare(curve.dampingRatio, to: fraction, "\(spring.name), back")
    }
    worst.expectSmall()
  }

  @Test(.rule("S-18", "S-20", "S-21"))
  func `Bezier curves have the reference values`() throws {
    var worst = WorstError("beziers")
    for bezier in vectors.beziers {
      let points = bezier.controlPoints
      let curve = try CubicCurve(points[0], points[1], points[2], points[3])
      for sample in bezier.samples {
        let (x, y) = (sample[0], sample[1])
        worst.compare(curve.value(at: x), to: y, "\(bezier.name) at \(x)")
        worst.compare(curve.value(at: x, extrapolates: true), to: y, "\(bezier.name) at \(x)")
      }
      for sample in bezier.slopes {
        worst.compare(curve.slope(at: sample[0]), to: sample[1], "\(bezier.name), slope")
      }
      worst.compare(curve.slope(at: 0), to: bezier.startGradient, "\(bezier.name), start")
      worst.compare(curve.slope(at: 1), to: bezier.endGradient, "\(bezier.name), end")
      for sample in bezier.extrapolation {
        let (x, y) = (sample[0], sample[1])
        worst.compare(curve.value(at: x, extrapolates: true), to: y, "\(bezier.name) at \(x)")
        expect(curve.value(at: x), equals: x < 0 ? 0 : 1)
      }
    }
    worst.expectSmall()
  }

  @Test(.rule("S-24", "S-25", "S-26", "S-27", "S-28", "S-29", "S-30"))
  func `keyframe tracks have the reference values`() throws {
    var worst = WorstError("keyframes")
    for row in vectors.keyframes {
      let track = MotionTrack(row.initialValue, try row.keyframes.map(Self.keyframe))
      worst.compare(track.duration, to: row.duration, "\(row.name), duration")
      for sample in row.samples {
        let found = track.sample(at: sample[0])
        worst.compare(found.value, to: sample[1], "\(row.name), value at \(sample[0])")
        worst.compare(found.velocity, to: sample[2], "\(row.name), velocity at \(sample[0])")
      }
    }
    worst.expectSmall()
  }

  private static func keyframe(
    _ row: TimingVectors.Track.Keyframe
  ) throws -> MotionTrack<Double>.Keyframe {
    switch row.type {
    case "move": return .move(to: row.to)
    case "linear": return .linear(to: row.to, duration: try #require(row.duration))
    case "cubic":
      return .cubic(
        to: row.to, duration: try #require(row.duration), startVelocity: row.startVelocity,
        endVelocity: row.endVelocity)
    default:
      let spring = try #require(row.spring)
      return .spring(
        to: row.to, duration: row.duration,
        spring: try SpringCurve(
          mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping),
        startVelocity: row.startVelocity)
    }
  }

  @Test(.rule("S-33", "S-34", "S-35"))
  func `if a curve animation gets a new target, the value follows the reference values`() {
    var worst = WorstError("retarget, curves")
    var additive = AdditiveMotion(0.0), chained = ChainedMotion(0.0)
    let curve = MotionCurve.cubic(.easeInOut, duration: 1)
    additive.move(to: 100, at: 0, along: curve)
    chained.move(to: 100, at: 0, along: curve)
    additive.move(to: 50, at: 0.4, along: curve)
    chained.move(to: 50, at: 0.4, along: curve)
    for sample in vectors.retarget.additive {
      worst.compare(additive.sample(at: sample[0]).value, to: sample[1], "additive, \(sample[0])")
    }
    for sample in vectors.retarget.chained {
      worst.compare(chained.sample(at: sample[0]).value, to: sample[1], "chained, \(sample[0])")
    }
    worst.expectSmall()
  }

  @Test(.rule("S-36", "S-37"))
  func `if a spring animation gets a new target, the value follows the reference values`() throws {
    var worst = WorstError("retarget, springs")
    func compare(_ motion: SpringMotion<Double>, _ later: SpringMotion<Double>, at time: Double) {
      let rows = time == 0.2 ? vectors.retarget.spring : vectors.retarget.reversal
      for row in rows {
        let sample = (row[0] < time ? motion : later).sample(at: row[0])
        worst.compare(sample.value, to: row[1], "value at \(row[0])")
        worst.compare(sample.velocity, to: row[2], "velocity at \(row[0])")
      }
    }
    var motion = SpringMotion(0.0, spring: .bouncy)
    motion.move(to: 100, at: 0)
    var later = motion
    later.move(to: 50, at: 0.2)
    compare(motion, later, at: 0.2)

    motion = SpringMotion(0.0, spring: try SpringCurve(stiffness: 150, damping: 15))
    motion.move(to: 1, at: 0)
    later = motion
    later.move(to: 0, at: 0.15)
    compare(motion, later, at: 0.15)
    let start = later.sample(at: 0.15)
    worst.compare(
      start.velocity / start.value.offset(to: 0), to: vectors.retarget.reversalVelocity, "v0")
    worst.expectSmall()
  }

  @Test(.rule("G-40", "G-41", "S-32"))
  func `interpolated rectangles have the reference values`() {
    var worst = WorstError("rectangles")
    func rectangle(_ numbers: [Double]) -> CGRect {
      CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
    for row in vectors.rectInterpolation {
      let found = rectangle(row.from).interpolated(towards: rectangle(row.to), by: row.progress)
      let numbers = [found.origin.x, found.origin.y, found.size.width, found.size.height]
      for (number, expected) in zip(numbers, row.result) {
        worst.compare(Double(number), to: expected, "\(row.progress)")
      }
    }
    worst.expectSmall()
  }

  @Test(.rule("S-5", "S-9", "S-12"))
  func `computed spring parameters equal the numbers in Apple's documentation`() throws {
    var worst = WorstError("Apple's documentation")
    let bouncy = try SpringCurve(perceptualDuration: 0.5, bounce: 0.3)
    worst.compare(bouncy.stiffness, to: 157.91367041742973, "stiffness, 157.9")
    worst.compare(bouncy.damping, to: 17.59291886010284, "damping, 17.6")
    let physical = try SpringCurve(mass: 1, stiffness: 100, damping: 10)
    worst.compare(physical.perceptualDuration, to: 0.6283185307179586, "duration, 0.63")
    worst.compare(physical.bounce, to: 0.5, "bounce, 0.5")
    for (damping, time) in [(5.0, 2.8549746098887607), (15, 1.0220937981854987)] {
      let settling = try SpringCurve(stiffness: 100, damping: damping).settlingTime()
      worst.compare(settling ?? .infinity, to: time, "settling, damping \(damping)")
    }
    let unbraked = try SpringCurve(
      mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: true)
    worst.compare(unbraked.dampingRatio, to: 4.564354645876384, "the default spring, 4.56")
    worst.expectSmall()
  }
}
