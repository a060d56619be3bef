public import Foundation

/// A recognizer of taps.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of required taps.
  public final var numberOfTapsRequired = 1
  /// The number of fingers.
  public final var numberOfTouchesRequired = 1

  /// Simulates the required number of taps by the user.
  ///
  /// - Parameter location: The location of the taps, in window coordinates.
  public final func tap(at location: CGPoint = .zero) {
    recognize(.ended, at: location)
  }
}
