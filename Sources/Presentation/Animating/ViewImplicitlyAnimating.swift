public import Foundation

/// An animation that takes blocks: the result of `interruptibleAnimator(using:)` (T-40).
@preconcurrency @MainActor public protocol ViewImplicitlyAnimating: ViewAnimating {
  /// Adds a block that begins after a part of the time, 0...1.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a block.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a completion.
  func addCompletion(_ completion: @escaping (ViewAnimatingPosition) -> Void)
  /// Goes on with another curve, over a factor of the duration.
  func continueAnimation(
    withTimingParameters parameters: (any TimingCurveProvider)?, durationFactor: CGFloat)
}
