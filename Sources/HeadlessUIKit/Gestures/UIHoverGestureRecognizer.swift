public import Foundation

/// A recognizer of a pointer over a view; there is no pointer, so a test sets the state with
/// `recognize(_:at:)`.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The height of a pencil above the screen, which is always 0.
  public final var zOffset: CGFloat { 0 }
}
