public import Foundation
public import Presentation

/// A recognizer of a finger that stays in its place for some time.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time in seconds that the finger must stay before the gesture begins.
  public final var minimumPressDuration: TimeInterval = 0.5
  /// The distance that the finger may move before the gesture begins, in points.
  public final var allowableMovement: CGFloat = 10
  /// The number of taps before the press; stored without effect.
  public final var numberOfTapsRequired = 0
  /// The required number of fingers.
  public final var numberOfTouchesRequired = 1
  private let timer = TouchTimer()

  /// Simulates the user's press.
  ///
  /// - Parameters:
  ///   - state: The new state of the gesture.
  ///   - location: The location of the finger, in window coordinates.
  public final func press(_ state: State, at location: CGPoint = .zero) {
    recognize(state, at: location)
  }

  /// Starts the timer of the press.
  open override func touchesBegan(_ touches: Set<Touch>, with event: ViewEvent) {
    guard state == .possible, self.touches.count == numberOfTouchesRequired else { return }
    guard minimumPressDuration > 0 else { return state = .began }
    timer.start(minimumPressDuration, for: self) { [weak self] in self?.enterLater(.began) }
  }

  /// Changes a gesture that has begun; if it has not begun, fails if the finger moves too far.
  open override func touchesMoved(_ touches: Set<Touch>, with event: ViewEvent) {
    if hasRecognized { return state = .changed }
    if touches.contains(where: { $0.distance > allowableMovement }) { state = .failed }
  }

  /// Ends a gesture that has begun; if it has not begun, fails.
  open override func touchesEnded(_ touches: Set<Touch>, with event: ViewEvent) {
    state = hasRecognized ? .ended : .failed
  }

  /// Cancels a gesture that has begun; if it has not begun, fails.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: ViewEvent) {
    cancelGesture()
  }

  /// Stops the timer of the press.
  open override func reset() { timer.stop() }
}

extension Touch {
  /// The distance that the finger has moved since it was put down, in points.
  var distance: CGFloat {
    let place = location(in: nil)
    return hypot(place.x - start.x, place.y - start.y)
  }
}
