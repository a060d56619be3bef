import PresentationMotion

/// The time in which the keyframes of a block are played: how often and in which direction (S-40),
/// and along which overall curve (A-33a).
struct KeyframeStretch: Hashable, Sendable {
  /// The place at which the first round begins.
  private let start: Double
  /// Seconds of one round.
  private let length: Double
  private let count: Double
  private let autoreverses: Bool
  /// The curve of one round; nil for a straight line.
  private let curve: AnimationTiming?

  /// - Parameters:
  ///   - start: The place at which the first round begins.
  ///   - curve: The overall curve of one round, and its duration.
  ///   - options: How often the round is repeated.
  init(from start: Double, along curve: AnimationTiming, _ options: View.AnimationOptions = []) {
    self.start = start
    length = curve.duration
    autoreverses = options.contains(.autoreverse)
    count = length <= 0 ? 1 : options.contains(.repeat) ? .infinity : autoreverses ? 2 : 1
    self.curve = curve == curve.straight ? nil : curve
  }

  /// Seconds of all rounds.
  var duration: Double { length * count }

  /// The place at which the last round ends.
  var end: Double { start + duration }

  /// The place in the first round, played in a straight line, that looks like `place`; at the end,
  /// the place of the model values.
  func straightened(_ place: Double) -> Double {
    let elapsed = place - start
    guard elapsed > 0 else { return place }
    guard elapsed < duration else { return start + length }
    let round = (elapsed / length).rounded(.up) - 1
    let inside = elapsed - round * length
    let goesBack = autoreverses && !round.truncatingRemainder(dividingBy: 2).isZero
    let forward = goesBack ? length - inside : inside
    return start + (curve.map { length * $0.progress(at: forward).x } ?? forward)
  }
}
