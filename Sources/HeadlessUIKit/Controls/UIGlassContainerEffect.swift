public import Foundation

/// An effect that joins the glass of several views; nothing is drawn.
@preconcurrency @MainActor public final class UIGlassContainerEffect: UIVisualEffect {
  /// The distance below which glass views are joined; the value is stored but has no effect.
  public var spacing: CGFloat = 0
}
