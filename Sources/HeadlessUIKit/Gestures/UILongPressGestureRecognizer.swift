public import Foundation

/// A recognizer of a finger that stays in its place.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The seconds before the gesture begins.
  public final var minimumPressDuration: TimeInterval = 0.5
  /// The distance that the finger may move before the gesture begins, in points.
  public final var allowableMovement: CGFloat = 10
  /// The number of taps before the press.
  public final var numberOfTapsRequired = 0
  /// The number of fingers.
  public final var numberOfTouchesRequired = 1

  /// Simulates the user's press.
  ///
  /// - Parameters:
  ///   - state: The new state of the gesture.
  ///   - location: The location of the finger, in window coordinates.
  public final func press(_ state: State, at location: CGPoint = .zero) {
    recognize(state, at: location)
  }
}
