public import Foundation

/// A tap.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes.
  public final var numberOfTapsRequired = 1
  /// How many fingers it takes.
  public final var numberOfTouchesRequired = 1

  /// A test's finger: taps, as often as it takes.
  ///
  /// - Parameter location: Where, in the window's coordinates.
  public final func tap(at location: CGPoint = .zero) {
    recognize(.ended, at: location)
  }
}
