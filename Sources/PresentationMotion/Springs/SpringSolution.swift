public import Foundation

/// The solution of the spring equation for a displacement y and a velocity u at the start.
///
/// With the ``Factors`` for a later time, the displacement and the velocity at that time are:
///
/// - displacement: `y * (early + rate * gain) + u * gain`
/// - velocity: `u * (late - rate * gain) - y * frequency² * gain`
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
    /// Below critical damping: the spring oscillates with the frequency `root` and decays with
    /// `rate`.
    case oscillating
    /// At critical damping: the spring decays with `rate`.
    case critical
    /// Above critical damping: two parts decay with different rates.
    ///
    /// One rate is `rate`. The other rate is larger by twice `root`.
    case creeping
    case immediate
  }

  let frequency: Double
  let decay: Double
  @usableFromInline let squaredFrequency: Double
  @usableFromInline let root: Double
  @usableFromInline let rate: Double
  @usableFromInline let kind: Kind

  /// Creates the solution for a frequency and a damping ratio.
  ///
  /// - Parameter brake: The decay rate of a spring without stiffness. The damping ratio of this
  ///   spring is infinite, so the ratio cannot express the rate.
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
    // `decay - root` would lose precision, so the quotient is used instead.
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
      // Subtracting nearly equal numbers would lose precision.
      let lost = lag > 0.05 ? envelope - envelope * exp(-lag) : -envelope * expm1(-lag)
      return Factors(early: envelope, late: envelope - lost, gain: lost * (0.5 / root))
    case .immediate:
      return Factors(early: 0, late: 0, gain: 0)
    }
  }

  /// The longest time that is evaluated, in seconds.
  ///
  /// At a later time, the spring no longer moves, or its position cannot be represented. The limit
  /// prevents a product of infinity and 0.
  @inlinable static var longTime: Double { 1e200 }

  /// Returns the nearest time that can be evaluated.
  ///
  /// If this is inlined, a sample of a critically damped spring takes 5 percent more time.
  @usableFromInline @inline(never) static func clamped(_ time: Double) -> Double {
    time > 0 ? longTime : 0
  }
}
