public import Foundation

/// A drawing context without effect: nothing is drawn.
///
/// In Core Graphics, the type is named `CGContext`.
@preconcurrency @MainActor public final class DrawingContext: NSObject {
  package override init() { super.init() }

  /// Has no effect: nothing is drawn.
  public func saveGState() {}
  /// Has no effect: nothing is drawn.
  public func restoreGState() {}
  /// Has no effect: nothing is drawn.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  /// Has no effect: nothing is drawn.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  /// Has no effect: nothing is drawn.
  public func rotate(by angle: CGFloat) {}
  /// Has no effect: nothing is drawn.
  public func setFillColor(_ color: ViewColor) {}
  /// Has no effect: nothing is drawn.
  public func setStrokeColor(_ color: ViewColor) {}
  /// Has no effect: nothing is drawn.
  public func setLineWidth(_ width: CGFloat) {}
  /// Has no effect: nothing is drawn.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Has no effect: nothing is drawn.
  public func fill(_ rect: CGRect) {}
  /// Has no effect: nothing is drawn.
  public func stroke(_ rect: CGRect) {}
  /// Has no effect: nothing is drawn.
  public func clip(to rect: CGRect) {}
  /// Has no effect: nothing is drawn.
  public func clip() {}
  /// Has no effect: nothing is drawn.
  public func fillEllipse(in rect: CGRect) {}
  /// Has no effect: nothing is drawn.
  public func setShadow(offset: CGSize, blur: CGFloat, color: ViewColor?) {}
  /// Has no effect: nothing is drawn.
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  /// Has no effect: nothing is drawn.
  public func beginPath() {}
  /// Has no effect: nothing is drawn.
  public func closePath() {}
  /// Has no effect: nothing is drawn.
  public func move(to point: CGPoint) {}
  /// Has no effect: nothing is drawn.
  public func addLine(to point: CGPoint) {}
  /// Has no effect: nothing is drawn.
  public func addRect(_ rect: CGRect) {}
  /// Has no effect: nothing is drawn.
  public func addEllipse(in rect: CGRect) {}
  /// Has no effect: nothing is drawn.
  public func strokePath() {}
  /// Has no effect: nothing is drawn.
  public func fillPath() {}
  /// Has no effect: nothing is drawn.
  public func strokeEllipse(in rect: CGRect) {}
  /// Has no effect: nothing is drawn.
  public func clear(_ rect: CGRect) {}
  /// Has no effect: nothing is drawn.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
}
