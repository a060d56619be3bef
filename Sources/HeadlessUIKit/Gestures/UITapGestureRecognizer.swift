public import Foundation

/// A tap.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps.
  public final var numberOfTapsRequired = 1
  /// The number of fingers.
  public final var numberOfTouchesRequired = 1

  /// A test's finger: taps, as often as it takes.
  ///
  /// - Parameter location: Where, in the window's coordinates.
  public final func tap(at location: CGPoint = .zero) {
    recognize(.ended, at: location)
  }
}
