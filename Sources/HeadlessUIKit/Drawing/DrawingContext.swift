public import Foundation
public import Presentation

/// A place to draw at, which Core Graphics calls CGContext; nothing is drawn.
@preconcurrency @MainActor public final class DrawingContext: NSObject {
  /// Without effect: nothing is drawn.
  public func saveGState() {}
  /// Without effect: nothing is drawn.
  public func restoreGState() {}
  /// Without effect: nothing is drawn.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  /// Without effect: nothing is drawn.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  /// Without effect: nothing is drawn.
  public func rotate(by angle: CGFloat) {}
  /// Without effect: nothing is drawn.
  public func setFillColor(_ color: ViewColor) {}
  /// Without effect: nothing is drawn.
  public func setStrokeColor(_ color: ViewColor) {}
  /// Without effect: nothing is drawn.
  public func setLineWidth(_ width: CGFloat) {}
  /// Without effect: nothing is drawn.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Without effect: nothing is drawn.
  public func fill(_ rect: CGRect) {}
  /// Without effect: nothing is drawn.
  public func stroke(_ rect: CGRect) {}
  /// Without effect: nothing is drawn.
  public func clip(to rect: CGRect) {}
  /// Without effect: nothing is drawn.
  public func fillEllipse(in rect: CGRect) {}
}
