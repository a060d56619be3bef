import PresentationMotion

/// The part of a timeline in which the keyframes of a block run.
///
/// The keyframes can run in several rounds, forward and backward (S-40), and have an overall curve
/// (A-33a).
struct KeyframeStretch: Hashable, Sendable {
  /// The place on the timeline at which the first round begins.
  private let start: Double
  /// The duration of one round, in seconds.
  private let length: Double
  private let count: Double
  private let autoreverses: Bool
  /// The overall curve of one round; nil if it is linear.
  private let curve: AnimationTiming?

  /// Creates the part of a timeline for a block's keyframes.
  ///
  /// - Parameters:
  ///   - start: The place on the timeline at which the first round begins.
  ///   - curve: The overall curve and the duration of one round.
  ///   - options: The options that repeat and reverse the round.
  init(from start: Double, along curve: AnimationTiming, _ options: View.AnimationOptions = []) {
    self.start = start
    length = curve.duration
    autoreverses = options.contains(.autoreverse)
    count = length <= 0 ? 1 : options.contains(.repeat) ? .infinity : autoreverses ? 2 : 1
    self.curve = curve == curve.straight ? nil : curve
  }

  /// The duration of all rounds, in seconds.
  var duration: Double { length * count }

  /// The place on the timeline at which the last round ends.
  var end: Double { start + duration }

  /// Returns the place in the first round, without overall curve, that shows the same values as
  /// `place`.
  ///
  /// If `place` is after the last round, returns the end of the first round, where the keyframes
  /// have their model values.
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
