public import Foundation
public import Presentation

/// A recognizer of a long press: a finger that stays in place for some time.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The time in seconds for which the finger must stay in place before the gesture begins.
  public final var minimumPressDuration: TimeInterval = 0.5
  /// The maximum distance in points that the finger can move before the gesture begins.
  ///
  /// A longer movement makes the gesture fail.
  public final var allowableMovement: CGFloat = 10
  /// The number of taps before the press; the value is stored but has no effect.
  public final var numberOfTapsRequired = 0
  /// The required number of fingers.
  public final var numberOfTouchesRequired = 1
  private let timer = TouchTimer()

  /// Simulates a user's long press by setting the state.
  ///
  /// - Parameters:
  ///   - state: The new state of the gesture.
  ///   - location: The location of the finger, in window coordinates.
  public final func press(_ state: State, at location: CGPoint = .zero) {
    recognize(state, at: location)
  }

  /// Starts a timer that begins the gesture after ``minimumPressDuration``.
  ///
  /// If more fingers than ``numberOfTouchesRequired`` are down, sets the state to `failed` instead.
  open override func touchesBegan(_ touches: Set<Touch>, with event: ViewEvent) {
    guard state == .possible, self.touches.count >= numberOfTouchesRequired else { return }
    guard self.touches.count == numberOfTouchesRequired else { return state = .failed }
    guard minimumPressDuration > 0 else { return state = .began }
    timer.start(minimumPressDuration, for: self) { [weak self] in self?.enterLater(.began) }
  }

  /// Sets the state to `changed` if the gesture has begun.
  ///
  /// If the gesture has not begun, a movement longer than ``allowableMovement`` sets the state to
  /// `failed`.
  open override func touchesMoved(_ touches: Set<Touch>, with event: ViewEvent) {
    if hasRecognized { return state = .changed }
    if touches.contains(where: { $0.distance > allowableMovement }) { state = .failed }
  }

  /// Ends a gesture that has begun; if the gesture has not begun, sets the state to `failed`.
  open override func touchesEnded(_ touches: Set<Touch>, with event: ViewEvent) {
    state = hasRecognized ? .ended : .failed
  }

  /// Cancels a gesture that has begun; if the gesture has not begun, sets the state to `failed`.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: ViewEvent) {
    cancelGesture()
  }

  /// Stops the timer that begins the gesture.
  open override func reset() { timer.stop() }
}

extension Touch {
  /// The distance that the finger has moved since it was put down, in points.
  var distance: CGFloat {
    let place = location(in: nil)
    return hypot(place.x - start.x, place.y - start.y)
  }
}
