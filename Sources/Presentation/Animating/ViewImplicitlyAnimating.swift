public import Foundation

/// An animation to which blocks and completions can be added, such as the result of
/// `interruptibleAnimator(using:)` (T-40).
@preconcurrency @MainActor public protocol ViewImplicitlyAnimating: ViewAnimating {
  /// Adds an animation block that begins after a delay.
  ///
  /// - Parameters:
  ///   - animation: The block, which changes views.
  ///   - delayFactor: The delay, as a fraction of the animation's duration, from 0 to 1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds an animation block.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a completion, which is called with the position at which the animation ends.
  func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void)
  /// Continues a paused animation, with another curve if `parameters` is not nil.
  ///
  /// The rest of the animation takes `durationFactor` times the animation's duration. If the factor
  /// is 0, the remaining time stays the same.
  func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: CGFloat)
}
