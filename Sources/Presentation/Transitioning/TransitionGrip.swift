import Foundation

/// The progress of a transition and of the animations alongside it, at the moment when a gesture
/// has paused both.
///
/// The transition and the animations alongside may have different curves. Therefore the animations
/// follow the gesture at two constant rates: one before the position of the pause, and one after
/// it. With these rates no view jumps, and both arrive at the end together (T-45b).
struct TransitionGrip {
  /// The completed fraction of the interruptible animator at the pause, from 0 to 1.
  let percent: CGFloat
  /// The completed fraction of the animations alongside at the pause, from 0 to 1.
  let place: CGFloat

  /// Converts a fraction of the transition to a fraction of the animations alongside.
  func place(at percent: CGFloat) -> CGFloat {
    guard self.percent < 1, percent >= self.percent else {
      return self.percent > 0 ? percent * place / self.percent : percent
    }
    return place + (percent - self.percent) * (1 - place) / (1 - self.percent)
  }
}
