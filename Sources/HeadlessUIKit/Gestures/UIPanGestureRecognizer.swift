public import Foundation
public import Presentation

/// A finger that moves.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers.
  public final var minimumNumberOfTouches = 1
  /// The most fingers.
  public final var maximumNumberOfTouches = Int.max
  private var way = CGPoint.zero
  private var speed = CGPoint.zero

  /// Returns the translation since the gesture began, or since it was set.
  open func translation(in view: View?) -> CGPoint { way }

  /// Counts the way from another one on; zero for from here.
  public final func setTranslation(_ translation: CGPoint, in view: View?) {
    way = translation
  }

  /// Returns the velocity, in points per second.
  open func velocity(in view: View?) -> CGPoint { speed }

  /// A test's finger: the movement has come so far.
  ///
  /// - Parameters:
  ///   - state: How far.
  ///   - translation: The way so far, in points.
  ///   - velocity: The speed, in points per second.
  ///   - location: Where the finger is, in the window's coordinates.
  public final func pan(
    _ state: State, translation: CGPoint = .zero, velocity: CGPoint = .zero,
    at location: CGPoint = .zero
  ) {
    (way, speed) = (translation, velocity)
    recognize(state, at: location)
  }
}
