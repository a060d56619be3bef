/// How often a block with keyframes is played, and which way (S-40).
struct AnimationRounds: Hashable, Sendable {
  /// The place at which the first round begins.
  private var start = 0.0
  /// Seconds of one round.
  private let length: Double
  private let count: Double
  private let autoreverses: Bool

  /// Nil if it is played once.
  init?(of length: Double, _ options: View.AnimationOptions) {
    autoreverses = options.contains(.autoreverse)
    count = options.contains(.repeat) ? .infinity : autoreverses ? 2 : 1
    self.length = length
    if count == 1 || length <= 0 { return nil }
  }

  /// Seconds of all rounds.
  var duration: Double { length * count }

  /// The place at which the last round ends.
  var end: Double { start + duration }

  func starting(at place: Double) -> AnimationRounds {
    var rounds = self
    rounds.start = place
    return rounds
  }

  /// The place of the first round that looks like `place`; of the end, what the model has.
  func folded(_ place: Double) -> Double {
    let elapsed = place - start
    guard elapsed > length else { return place }
    guard elapsed < duration else { return start + length }
    let round = (elapsed / length).rounded(.up) - 1
    let inside = elapsed - round * length
    let goesBack = autoreverses && !round.truncatingRemainder(dividingBy: 2).isZero
    return start + (goesBack ? length - inside : inside)
  }
}
