public import Foundation

/// A finger that stays where it is put down.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time in seconds before the gesture begins.
  public final var minimumPressDuration: TimeInterval = 0.5
  /// The distance that the finger may move before that, in points.
  public final var allowableMovement: CGFloat = 10
  /// The number of taps before the press.
  public final var numberOfTapsRequired = 0
  /// The number of fingers.
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
