#if os(Linux) || os(macOS)
  public import Foundation

  /// Geometry wrapped in objects, as in the `userInfo` of notifications.
  extension NSValue {
    /// Creates an object that wraps a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// Creates an object that wraps a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// Creates an object that wraps a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// The wrapped rectangle.
    public var cgRectValue: CGRect { rectValue }

    /// The wrapped point.
    public var cgPointValue: CGPoint { pointValue }

    /// The wrapped size.
    public var cgSizeValue: CGSize { sizeValue }
  }
#endif
