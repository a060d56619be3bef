#if !canImport(Darwin)
  public import Foundation

  /// Geometry in objects, as in the `userInfo` of notifications.
  extension NSValue {
    /// Puts a rectangle into an object.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// Puts a point into an object.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// Puts a size into an object.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// The rectangle in the object.
    public var cgRectValue: CGRect { rectValue }

    /// The point in the object.
    public var cgPointValue: CGPoint { pointValue }

    /// The size in the object.
    public var cgSizeValue: CGSize { sizeValue }
  }
#endif
