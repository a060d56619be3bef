public import Foundation
public import Presentation

extension View {
  /// Draws nothing; returns true, as UIKit does for a visible view.
  @discardableResult public final func drawHierarchy(
    in rect: CGRect, afterScreenUpdates afterUpdates: Bool
  ) -> Bool { true }
}

extension Layer {
  /// Has no effect: nothing is drawn.
  public final func render(in ctx: DrawingContext) {}
}

extension DrawingContext {
  /// Has no effect: nothing is drawn.
  public func addPath(_ path: LayerPath) {}
}
