public import Foundation
public import Presentation

/// A recognizer of two fingers that rotate around each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle of the rotation in radians; clockwise is positive.
  ///
  /// The angle is 0 when the two fingers are put down. If the app sets the value, later rotation of
  /// the fingers is added to the new value.
  public final var rotation: CGFloat = 0
  /// The change of the angle, in radians per second.
  public private(set) final var velocity: CGFloat = 0
  private var lastAngle: CGFloat?
  private var path = FingerPath()
  private var turned: CGFloat = 0

  /// The angle in radians by which the fingers must rotate before the gesture begins.
  private static let smallestAngle: CGFloat = 0.1

  /// The number of fingers, which is 2.
  open override var numberOfTouches: Int { 2 }

  /// Simulates a user's rotation gesture by setting the state.
  ///
  /// - Parameters:
  ///   - state: The new state of the gesture.
  ///   - rotation: The angle by which the fingers have rotated, in radians.
  ///   - velocity: The velocity, in radians per second.
  ///   - location: The point between the fingers, in window coordinates.
  public final func rotate(
    _ state: State, rotation: CGFloat = 0, velocity: CGFloat = 0, at location: CGPoint = .zero
  ) {
    (self.rotation, self.velocity) = (rotation, velocity)
    recognize(state, at: location)
  }

  private var angle: CGFloat? {
    guard touches.count == 2 else { return nil }
    let (a, b) = (touches[0].location(in: nil), touches[1].location(in: nil))
    return atan2(b.y - a.y, b.x - a.x)
  }

  /// Stores the angle of the line between two fingers; a third finger is ignored.
  open override func touchesBegan(_ touches: Set<Touch>, with event: ViewEvent) {
    if self.touches.count > 2 { for touch in touches { ignore(touch, for: event) } }
    if lastAngle == nil { lastAngle = angle }
  }

  /// Begins the gesture when the fingers have rotated far enough; later calls update the rotation.
  open override func touchesMoved(_ touches: Set<Touch>, with event: ViewEvent) {
    guard let angle, let lastAngle else { return }
    var step = angle - lastAngle
    if step > .pi { step -= 2 * .pi }
    if step < -.pi { step += 2 * .pi }
    self.lastAngle = angle
    (rotation, turned) = (rotation + step, turned + step)
    path.add(CGPoint(x: turned, y: 0), at: event.timestamp)
    velocity = path.velocity.x
    if !hasRecognized, abs(turned) < Self.smallestAngle { return }
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

  /// Sets the rotation and the velocity to 0.
  open override func reset() {
    (rotation, velocity, lastAngle, turned, path) = (0, 0, nil, 0, FingerPath())
  }
}
