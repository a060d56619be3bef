public import Foundation
public import Presentation

/// A recognizer of taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The required number of taps.
  public final var numberOfTapsRequired = 1
  /// The required number of fingers.
  public final var numberOfTouchesRequired = 1
  private var taps = 0
  private var fingers = 0
  private let timer = TouchTimer()

  /// The maximum time in seconds for which the finger of a tap stays on the screen.
  private static let longestTap = 0.75
  /// The maximum distance in points that the finger of a tap moves.
  private static let greatestMovement: CGFloat = 45

  /// Simulates the required number of taps by setting the state.
  ///
  /// - Parameter location: The location of the taps, in window coordinates.
  public final func tap(at location: CGPoint = .zero) {
    recognize(.ended, at: location)
  }

  /// Returns whether another recognizer fails when this recognizer recognizes its taps.
  ///
  /// The result is false if the other recognizer is a tap recognizer that requires more taps than
  /// this recognizer. In all other cases, the result is true.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  override var expectsTouches: Bool { taps > 0 && state == .possible }

  /// Starts the time limit within which the finger must be lifted.
  open override func touchesBegan(_ touches: Set<Touch>, with event: ViewEvent) {
    fingers = max(fingers, self.touches.count)
    if fingers > numberOfTouchesRequired { return state = .failed }
    timer.start(Self.longestTap, for: self) { [weak self] in self?.enterLater(.failed) }
  }

  /// Sets the state to `failed` if the finger moves too far.
  open override func touchesMoved(_ touches: Set<Touch>, with event: ViewEvent) {
    if touches.contains(where: { $0.distance > Self.greatestMovement }) { state = .failed }
  }

  /// Counts a tap when the last finger is lifted; the last required tap sets the state to `ended`.
  open override func touchesEnded(_ touches: Set<Touch>, with event: ViewEvent) {
    guard self.touches.count <= touches.count else { return }
    guard fingers == numberOfTouchesRequired else { return state = .failed }
    (taps, fingers) = (taps + 1, 0)
    timer.stop()
    guard taps < numberOfTapsRequired else { return state = .ended }
    timer.start(TouchDispatcher.multipleTapInterval, for: self) { [weak self] in
      self?.enterLater(.failed)
    }
  }

  /// Sets the state to `failed`.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: ViewEvent) {
    state = .failed
  }

  /// Stops the time limit for taps, and sets the number of counted taps to 0.
  open override func reset() {
    timer.stop()
    (taps, fingers) = (0, 0)
  }
}
