import PresentationMotion

/// The part of a timeline in which the keyframes of an `animateKeyframes` call run.
///
/// With the options `repeat` and `autoreverse`, the keyframes run in several rounds (S-40). Each
/// round has one overall curve (A-33a).
struct KeyframeStretch: Hashable, Sendable {
  /// The position on the timeline at which the first round begins, in seconds.
  private let start: Double
  /// The duration of one round, in seconds.
  private let length: Double
  private let count: Double
  private let autoreverses: Bool
  /// The overall curve of one round; nil for a linear curve.
  private let curve: AnimationTiming?

  /// Creates the part of a timeline in which keyframes run.
  ///
  /// - Parameters:
  ///   - start: The position on the timeline at which the first round begins, in seconds.
  ///   - curve: The overall curve and the duration of one round.
  ///   - options: The options; only `repeat` and `autoreverse` have an effect.
  init(from start: Double, along curve: AnimationTiming, _ options: View.AnimationOptions = []) {
    self.start = start
    length = curve.duration
    autoreverses = options.contains(.autoreverse)
    count = length <= 0 ? 1 : options.contains(.repeat) ? .infinity : autoreverses ? 2 : 1
    self.curve = curve == curve.straight ? nil : curve
  }

  /// The duration of all rounds, in seconds.
  var duration: Double { length * count }

  /// The position on the timeline at which the last round ends, in seconds.
  var end: Double { start + duration }

  /// Converts a position on the timeline to the position that determines the keyframes' values.
  ///
  /// The result is a position in the first round. Keyframes with a linear overall curve show the
  /// same values there. A position before the first round is returned unchanged. A position after
  /// the last round is converted to the end of the first round, where the keyframes show their
  /// model values.
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
