public import Foundation
public import Presentation

/// A recognizer of two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The current distance between the fingers, divided by their distance at the beginning.
  ///
  /// If the app sets the value, later movement of the fingers multiplies the new value.
  public final var scale: CGFloat = 1 {
    didSet { if isMoving { return } else { base *= oldValue / max(scale, 1e-9) } }
  }
  /// The change of the scale per second.
  public private(set) final var velocity: CGFloat = 0
  private var base: CGFloat = 0
  private var isMoving = false
  private var path = FingerPath()

  /// The change of the distance, in points, that begins the gesture.
  private static let shortestWay: CGFloat = 8

  /// The number of fingers, which is 2.
  open override var numberOfTouches: Int { 2 }

  /// Simulates a user's pinch by setting the state.
  ///
  /// - Parameters:
  ///   - state: The new state of the gesture.
  ///   - scale: The current distance between the fingers, divided by their distance at the
  ///     beginning.
  ///   - velocity: The change of the scale per second.
  ///   - location: The point between the fingers, in window coordinates.
  public final func pinch(
    _ state: State, scale: CGFloat = 1, velocity: CGFloat = 0, at location: CGPoint = .zero
  ) {
    (self.scale, self.velocity) = (scale, velocity)
    recognize(state, at: location)
  }

  // MARK: Touches

  /// Whether two fingers touch the view.
  final var isHeld: Bool { touches.count == 2 }

  private var distance: CGFloat {
    guard touches.count == 2 else { return 0 }
    let (a, b) = (touches[0].location(in: nil), touches[1].location(in: nil))
    return max(1e-9, hypot(a.x - b.x, a.y - b.y))
  }

  /// Stores the distance between two fingers; a third finger is ignored.
  open override func touchesBegan(_ touches: Set<Touch>, with event: ViewEvent) {
    if self.touches.count > 2 { for touch in touches { ignore(touch, for: event) } }
    if self.touches.count == 2, base == 0 { base = distance }
  }

  /// Begins the gesture when the distance between the fingers has changed enough; later calls
  /// update the scale.
  open override func touchesMoved(_ touches: Set<Touch>, with event: ViewEvent) {
    guard self.touches.count == 2 else { return }
    let distance = distance
    if !hasRecognized, abs(distance - base) < Self.shortestWay { return }
    isMoving = true
    scale = distance / base
    isMoving = false
    path.add(CGPoint(x: scale, y: 0), at: event.timestamp)
    velocity = path.velocity.x
    state = hasRecognized ? .changed : .began
  }

  /// Ends the gesture when one finger is lifted.
  open override func touchesEnded(_ touches: Set<Touch>, with event: ViewEvent) {
    endGesture(lifting: touches)
  }

  /// Cancels a gesture that has begun; if the gesture has not begun, sets the state to `failed`.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: ViewEvent) {
    cancelGesture()
  }

  /// Sets the scale to 1, and the velocity to 0.
  open override func reset() {
    isMoving = true
    (scale, velocity, base, path) = (1, 0, 0, FingerPath())
    isMoving = false
  }
}
