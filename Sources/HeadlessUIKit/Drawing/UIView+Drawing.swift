public import Foundation
public import Presentation

extension View {
  /// Draws nothing, and returns true, as for a view that could be drawn.
  @discardableResult public final func drawHierarchy(
    in rect: CGRect, afterScreenUpdates afterUpdates: Bool
  ) -> Bool { true }
}

extension Layer {
  /// Without effect: nothing is drawn.
  public final func render(in ctx: DrawingContext) {}
}
