public import Foundation

/// A layer's methods for drawing: the base class of layers.
///
/// Nothing is drawn. The methods are declared here, apart from the layer, so that a subclass of an
/// app can override them. A test may call them to run the code of an override.
@preconcurrency @MainActor open class DrawableLayer: NSObject {
  /// Returns whether a change of a property draws the layer again; by default false.
  ///
  /// The package never calls the method.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Draws the layer; does nothing by default.
  open func draw(in ctx: DrawingContext) {}

  /// Sets the contents of the layer; does nothing by default.
  open func display() {}

  /// Has no effect, because nothing is drawn.
  open func setNeedsDisplay() {}
}
