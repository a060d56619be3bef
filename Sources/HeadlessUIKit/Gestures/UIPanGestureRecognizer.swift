public import Foundation
public import Presentation

/// A recognizer of one or more fingers that move on the screen.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The devices whose scrolling the recognizer also receives; the value has no effect.
  public final var allowedScrollTypesMask: UIScrollTypeMask = []
  /// The minimum number of fingers.
  public final var minimumNumberOfTouches = 1
  /// The maximum number of fingers.
  public final var maximumNumberOfTouches = Int.max
  private var way = CGPoint.zero
  private var speed = CGPoint.zero
  private var origin = CGPoint.zero
  private var path = FingerPath()
  /// Called when the first finger is put down.
  final var onFirstTouch: (() -> Void)?
  /// Whether fingers are down that may still begin the gesture, or have begun it.
  final var isFollowingTouches: Bool { !touches.isEmpty && !isDecided }

  /// The distance in points that the fingers must move before the gesture begins.
  var shortestWay: CGFloat { 10 }

  /// Returns how far the fingers have moved since they were put down, in points.
  ///
  /// `setTranslation(_:in:)` replaces this value. Later movement is added to the new value. The
  /// argument has no effect: the value does not depend on transforms of views.
  open func translation(in view: View?) -> CGPoint { way }

  /// Replaces the current translation; later movement of the fingers is added to the new value.
  open func setTranslation(_ translation: CGPoint, in view: View?) {
    origin = CGPoint(
      x: origin.x + way.x - translation.x, y: origin.y + way.y - translation.y)
    way = translation
  }

  /// Returns the velocity of the fingers, in points per second.
  ///
  /// If a test simulates the fingers with touches, the result is the average velocity of the
  /// fingers during the last 0.1 seconds. If the gesture begins although no time has passed since
  /// the fingers were put down, the movement is counted as that of one frame (1/60 second), because
  /// many apps compare the directions of the velocity when a gesture begins.
  open func velocity(in view: View?) -> CGPoint { speed }

  /// Simulates a user's pan by setting the state.
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

  // MARK: Touches

  /// Stores the location of the fingers.
  open override func touchesBegan(_ touches: Set<Touch>, with event: ViewEvent) {
    if !hasRecognized, self.touches.count > maximumNumberOfTouches { return state = .failed }
    if self.touches.count == 1 {
      way = .zero
      onFirstTouch?()
    }
    startPath(at: place)
    path.add(place, at: event.timestamp)
  }

  /// Begins the gesture when the fingers have moved far enough; later calls update the translation.
  open override func touchesMoved(_ touches: Set<Touch>, with event: ViewEvent) {
    path.add(place, at: event.timestamp)
    (way, speed) = (CGPoint(x: place.x - origin.x, y: place.y - origin.y), path.velocity)
    if hasRecognized { return state = .changed }
    guard self.touches.count >= minimumNumberOfTouches, hypot(way.x, way.y) >= shortestWay else {
      return
    }
    if speed == .zero { speed = CGPoint(x: way.x * 60, y: way.y * 60) }
    state = leadsTheRightWay(way) ? .began : .failed
  }

  /// Ends the gesture when fewer than ``minimumNumberOfTouches`` fingers are left; if the gesture
  /// has not begun, the state becomes `failed` instead.
  open override func touchesEnded(_ touches: Set<Touch>, with event: ViewEvent) {
    let left = self.touches.filter { !touches.contains($0) }
    guard left.count < minimumNumberOfTouches else {
      return startPath(at: Self.center(of: left))
    }
    path.add(place, at: event.timestamp)
    speed = path.velocity
    state = hasRecognized ? .ended : .failed
  }

  /// Measures later movement from a new center of the fingers; the translation does not change.
  private func startPath(at center: CGPoint) {
    origin = CGPoint(x: center.x - way.x, y: center.y - way.y)
    path = FingerPath()
  }

  /// Cancels a gesture that has begun; if the gesture has not begun, sets the state to `failed`.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: ViewEvent) {
    cancelGesture()
  }

  /// Sets the translation and the velocity to zero.
  open override func reset() {
    (way, speed, origin, path) = (.zero, .zero, .zero, FingerPath())
  }

  /// Returns whether a movement in this direction may begin the gesture; true by default.
  func leadsTheRightWay(_ way: CGPoint) -> Bool { true }
}
