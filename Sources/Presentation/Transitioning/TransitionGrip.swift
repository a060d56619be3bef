import Foundation

/// The progress of a transition and of the animations alongside it, at the moment when a gesture
/// has paused both.
///
/// The app's animator and the animations alongside can have different timing curves, so their
/// fractions can differ at the pause. While the gesture sets the animator's fraction,
/// ``place(at:)`` computes the fraction of the animations alongside. Therefore the animations
/// alongside continue without a jump, and both fractions reach 0 and 1 together (T-45b).
struct TransitionGrip {
  /// The completed fraction of the interruptible animator at the pause, from 0 to 1.
  let percent: CGFloat
  /// The completed fraction of the animations alongside at the pause, from 0 to 1.
  let place: CGFloat

  /// Returns the completed fraction of the animations alongside for a completed fraction of the
  /// animator.
  func place(at percent: CGFloat) -> CGFloat {
    guard self.percent < 1, percent >= self.percent else {
      return self.percent > 0 ? percent * place / self.percent : percent
    }
    return place + (percent - self.percent) * (1 - place) / (1 - self.percent)
  }
}
