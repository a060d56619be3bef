/// A finger that moves in from a side of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The sides it may come from.
  public final var edges: UIRectEdge = []
}
