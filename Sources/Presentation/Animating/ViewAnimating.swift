public import Foundation

/// An animation that can be paused, reversed and stopped.
@preconcurrency @MainActor public protocol ViewAnimating: AnyObject {
  /// Whether the animation is inactive, active or stopped.
  var state: ViewAnimatingState { get }
  /// Whether the animation is moving.
  var isRunning: Bool { get }
  /// Whether the animation runs backward, from its end to its start.
  var isReversed: Bool { get set }
  /// The completed fraction of the animation in the current direction, from 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Starts the animation, or continues it after a pause.
  func startAnimation()
  /// Starts the animation after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation at its current position.
  func pauseAnimation()
  /// Stops the animation at its current position.
  ///
  /// - Parameter withoutFinishing: True to end the animation in this call; false to wait for
  ///   `finishAnimation(at:)`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation, with the values at its start, at its end, or at its current
  /// position.
  func finishAnimation(at finalPosition: ViewAnimatingPosition)
}
