public import Foundation
public import Presentation

extension View {
  /// Returns true, as for a visible view; nothing is drawn.
  @discardableResult public final func drawHierarchy(
    in rect: CGRect, afterScreenUpdates afterUpdates: Bool
  ) -> Bool { true }
}

extension Layer {
  /// Has no effect: nothing is drawn.
  public final func render(in ctx: DrawingContext) {}
}
