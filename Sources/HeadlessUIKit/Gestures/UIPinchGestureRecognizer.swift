public import Foundation

/// A recognizer of two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers relative to their distance at the beginning.
  public final var scale: CGFloat = 1
  /// The change of the scale per second.
  public private(set) final var velocity: CGFloat = 0

  /// The number of fingers, which is 2.
  open override var numberOfTouches: Int { 2 }

  /// Simulates the user's pinch.
  ///
  /// - Parameters:
  ///   - state: The new state of the gesture.
  ///   - scale: The distance of the fingers relative to their distance at the beginning.
  ///   - velocity: The change of the scale per second.
  ///   - location: The point between the fingers, in window coordinates.
  public final func pinch(
    _ state: State, scale: CGFloat = 1, velocity: CGFloat = 0, at location: CGPoint = .zero
  ) {
    (self.scale, self.velocity) = (scale, velocity)
    recognize(state, at: location)
  }
}
