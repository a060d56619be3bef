public import Foundation

/// Two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers, compared with the beginning.
  public final var scale: CGFloat = 1
  /// The velocity of the scale, per second.
  public private(set) final var velocity: CGFloat = 0

  /// The number of fingers: two.
  open override var numberOfTouches: Int { 2 }

  /// A test's fingers: the movement has come so far.
  ///
  /// - Parameters:
  ///   - state: How far.
  ///   - scale: The distance of the fingers, compared with the beginning.
  ///   - velocity: How fast that changes, per second.
  ///   - location: The middle, in the window's coordinates.
  public final func pinch(
    _ state: State, scale: CGFloat = 1, velocity: CGFloat = 0, at location: CGPoint = .zero
  ) {
    (self.scale, self.velocity) = (scale, velocity)
    recognize(state, at: location)
  }
}
