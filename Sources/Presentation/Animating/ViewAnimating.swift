public import Foundation

/// An animation that can be steered.
@preconcurrency @MainActor public protocol ViewAnimating: AnyObject {
  /// The state of the animation.
  var state: ViewAnimatingState { get }
  /// Whether it moves.
  var isRunning: Bool { get }
  /// Whether it goes back to its start.
  var isReversed: Bool { get set }
  /// The completed fraction in its direction, 0...1.
  var fractionComplete: CGFloat { get set }

  /// Sets out, or goes on.
  func startAnimation()
  /// Sets out after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stays where it is.
  func pauseAnimation()
  /// Ends in the middle; with true for good, with false until `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation at a position.
  func finishAnimation(at finalPosition: ViewAnimatingPosition)
}
