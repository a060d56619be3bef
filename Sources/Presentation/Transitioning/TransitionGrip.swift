import Foundation

/// The progress of a transition and of its alongside animations at the moment when a gesture
/// grabbed them.
///
/// The two may have different curves. Therefore the alongside animations follow the gesture at two
/// constant rates: one before the grabbed position, and one after it. Nothing jumps, and both reach
/// the end together (T-45b).
struct TransitionGrip {
  /// The fraction of the interruptible animator, from 0 to 1.
  let percent: CGFloat
  /// The fraction of their duration that the alongside animations had run, from 0 to 1.
  let place: CGFloat

  /// Returns the fraction of the alongside animations that belongs to a fraction of the transition.
  func place(at percent: CGFloat) -> CGFloat {
    guard self.percent < 1, percent >= self.percent else {
      return self.percent > 0 ? percent * place / self.percent : percent
    }
    return place + (percent - self.percent) * (1 - place) / (1 - self.percent)
  }
}
