import Foundation

/// The progress of a transition and its alongside animations when a gesture grabbed them.
///
/// The curves of the two may differ. So the alongside animations follow the hand in two straight
/// parts, which meet where the hand took hold: nothing jumps, and both arrive together (T-45b).
struct TransitionGrip {
  /// The fraction of the interruptible animator, 0...1.
  let percent: CGFloat
  /// The part of their time that the alongside animations had spent, 0...1.
  let place: CGFloat

  /// Returns the part of their time that belongs to a percentage of the transition.
  func place(at percent: CGFloat) -> CGFloat {
    guard self.percent < 1, percent >= self.percent else {
      return self.percent > 0 ? percent * place / self.percent : percent
    }
    return place + (percent - self.percent) * (1 - place) / (1 - self.percent)
  }
}
