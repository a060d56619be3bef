public import Foundation

/// The solution of a spring for a displacement y and a velocity u.
///
/// After some time y becomes y * (early + rate * gain) + u * gain, and u becomes
/// u * (late - rate * gain) - y * frequency² * gain, with the factors of that time.
@usableFromInline struct SpringSolution: Hashable, Sendable {
  @usableFromInline struct Factors {
    @usableFromInline var early: Double
    @usableFromInline var late: Double
    @usableFromInline var gain: Double

    @inlinable init(early: Double, late: Double, gain: Double) {
      (self.early, self.late, self.gain) = (early, late, gain)
    }
  }

  @usableFromInline enum Kind: Hashable, Sendable {
    /// Below critical damping: it swings with the frequency `root`, and fades with `rate`.
    case oscillating
    /// It fades with `rate`.
    case critical
    /// Above critical damping: a part fades with `rate`, a part by twice `root` faster.
    case creeping
    case immediate
  }

  let frequency: Double
  let decay: Double
  @usableFromInline let squaredFrequency: Double
  @usableFromInline let root: Double
  @usableFromInline let rate: Double
  @usableFromInline let kind: Kind

  /// - Parameter brake: decay where nothing pulls, for which a damping ratio says nothing.
  init(frequency: Double, dampingRatio: Double, brake: Double = 0) {
    self.frequency = frequency
    guard frequency > 0, frequency < .infinity else {
      (squaredFrequency, decay, root, rate) = (0, brake, brake, 0)
      kind = frequency > 0 ? .immediate : brake > 0 ? .creeping : .critical
      return
    }
    squaredFrequency = frequency * frequency
    decay = dampingRatio * frequency
    root = frequency * abs((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    kind = dampingRatio < 1 ? .oscillating : root > 0 ? .creeping : .critical
    // decay - root would cancel.
    rate = dampingRatio < 1 ? decay : squaredFrequency / (decay + root)
  }

  @inlinable func factors(at time: Double) -> Factors {
    let time = time > 0 && time < Self.longTime ? time : Self.clamped(time)
    switch kind {
    case .oscillating:
      let envelope = exp(-rate * time)
      let even = envelope * cos(root * time)
      return Factors(early: even, late: even, gain: envelope * sin(root * time) / root)
    case .critical:
      let envelope = exp(-rate * time)
      return Factors(early: envelope, late: envelope, gain: envelope * time)
    case .creeping:
      let (envelope, lag) = (exp(-rate * time), 2 * root * time)
      // Nearly the same numbers cancel.
      let lost = lag > 0.05 ? envelope - envelope * exp(-lag) : -envelope * expm1(-lag)
      return Factors(early: envelope, late: envelope - lost, gain: lost * (0.5 / root))
    case .immediate:
      return Factors(early: 0, late: 0, gain: 0)
    }
  }

  /// Later nothing moves, or moves so fast that no number says where: 1e200 seconds.
  ///
  /// It keeps what is finite from being infinite before it is multiplied by 0.
  @inlinable static var longTime: Double { 1e200 }

  @usableFromInline static func clamped(_ time: Double) -> Double {
    time > 0 ? longTime : 0
  }
}
