import Foundation

/// What a spring makes of a displacement y and a velocity u: after some time,
/// y becomes y * keep + u * gain, and u becomes -frequency² * y * gain + u * gainRate.
struct SpringSolution: Hashable, Sendable {
  struct Factors {
    var keep: Double
    var gain: Double
    var gainRate: Double
  }

  private enum Kind: Hashable {
    /// Below critical damping: `root` is the frequency of the damped oscillation.
    case oscillating
    /// From critical damping on: the exponents are -decay + root and -decay - root.
    case creeping
    case immediate
  }

  let frequency: Double
  let squaredFrequency: Double
  let decay: Double
  let root: Double
  private let kind: Kind

  /// - Parameter brake: decay where nothing pulls, for which a damping ratio says nothing.
  init(frequency: Double, dampingRatio: Double, brake: Double = 0) {
    self.frequency = frequency
    guard frequency < .infinity else {
      (squaredFrequency, decay, root, kind) = (0, .infinity, 0, .immediate)
      return
    }
    squaredFrequency = frequency * frequency
    if frequency == 0 {
      (decay, root, kind) = (brake, brake, .creeping)
      return
    }
    decay = dampingRatio * frequency
    root = frequency * abs((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    kind = dampingRatio < 1 ? .oscillating : .creeping
  }

  var oscillates: Bool { kind == .oscillating }
  var isImmediate: Bool { kind == .immediate }

  /// The exponent that fades last, without the cancellation of -decay + root.
  var slowExponent: Double {
    let fast = decay + root
    return fast > 0 ? -squaredFrequency / fast : 0
  }

  func factors(at time: Double) -> Factors {
    let time = time > 0 ? time : 0
    switch kind {
    case .oscillating:
      let envelope = exp(-decay * time)
      guard envelope > 0 else { return Factors(keep: 0, gain: 0, gainRate: 0) }
      let phase = min(root * time, .greatestFiniteMagnitude)
      let gain = envelope * sin(phase) / root
      let even = envelope * cos(phase)
      return Factors(keep: even + decay * gain, gain: gain, gainRate: even - decay * gain)
    case .creeping:
      let slow = slowExponent
      let envelope = exp(slow * time)
      guard envelope > 0 else { return Factors(keep: 0, gain: 0, gainRate: 0) }
      // What the faster part is behind the slower one, and the growth of that since the start.
      let behind = expm1(-2 * root * time)
      let growth = root > 0 ? -behind / (2 * root) : time
      return Factors(
        keep: envelope * (1 - slow * growth), gain: envelope * growth,
        gainRate: envelope * (1 + behind + slow * growth))
    case .immediate:
      return Factors(keep: 0, gain: 0, gainRate: 0)
    }
  }
}
