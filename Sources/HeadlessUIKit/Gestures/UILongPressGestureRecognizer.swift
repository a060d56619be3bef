public import Foundation

/// A finger that stays where it is put down.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the finger stays before the gesture begins, in seconds.
  public final var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move before that, in points.
  public final var allowableMovement: CGFloat = 10
  /// How many taps come before.
  public final var numberOfTapsRequired = 0
  /// How many fingers it takes.
  public final var numberOfTouchesRequired = 1

  /// A test's finger: the gesture has come so far.
  ///
  /// - Parameters:
  ///   - state: How far.
  ///   - location: Where the finger is, in the window's coordinates.
  public final func press(_ state: State, at location: CGPoint = .zero) {
    recognize(state, at: location)
  }
}
