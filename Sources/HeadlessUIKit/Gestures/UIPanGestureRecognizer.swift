public import Foundation
public import Presentation

/// A recognizer of a finger that moves.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers.
  public final var minimumNumberOfTouches = 1
  /// The maximum number of fingers.
  public final var maximumNumberOfTouches = Int.max
  private var way = CGPoint.zero
  private var speed = CGPoint.zero

  /// Returns the translation since the gesture began, or since the translation was set.
  open func translation(in view: View?) -> CGPoint { way }

  /// Sets the translation from which the following movement is counted.
  public final func setTranslation(_ translation: CGPoint, in view: View?) {
    way = translation
  }

  /// Returns the velocity, in points per second.
  open func velocity(in view: View?) -> CGPoint { speed }

  /// Simulates the user's movement.
  ///
  /// - Parameters:
  ///   - state: The new state of the gesture.
  ///   - translation: The total translation, in points.
  ///   - velocity: The velocity, in points per second.
  ///   - location: The location of the finger, in window coordinates.
  public final func pan(
    _ state: State, translation: CGPoint = .zero, velocity: CGPoint = .zero,
    at location: CGPoint = .zero
  ) {
    (way, speed) = (translation, velocity)
    recognize(state, at: location)
  }
}
