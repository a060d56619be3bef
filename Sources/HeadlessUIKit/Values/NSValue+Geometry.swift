#if os(Linux) || os(macOS)
  public import Foundation
  public import Presentation

  /// Geometry wrapped in objects, as in the `userInfo` of notifications and in the values of
  /// animations.
  extension NSValue {
    /// Creates an object that wraps a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// Creates an object that wraps a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// Creates an object that wraps a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// Creates an object that wraps insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init(wrapping: insets) }

    /// Creates an object that wraps a two-dimensional transform.
    public convenience init(cgAffineTransform transform: CGAffineTransform) {
      self.init(wrapping: transform)
    }

    /// Creates an object that wraps a three-dimensional transform.
    public convenience init(caTransform3D transform: CATransform3D) {
      self.init(wrapping: transform)
    }

    /// The wrapped rectangle.
    public var cgRectValue: CGRect { rectValue }

    /// The wrapped point.
    public var cgPointValue: CGPoint { pointValue }

    /// The wrapped size.
    public var cgSizeValue: CGSize { sizeValue }

    /// The wrapped insets.
    public var uiEdgeInsetsValue: UIEdgeInsets { required() }

    /// The wrapped two-dimensional transform.
    public var cgAffineTransformValue: CGAffineTransform { required() }

    /// The wrapped three-dimensional transform.
    public var caTransform3DValue: CATransform3D { required() }

    convenience init<Value>(wrapping value: Value) {
      self.init(
        bytes: withUnsafeBytes(of: value) { Array($0) }, objCType: Self.encoding(of: Value.self))
    }

    /// Returns the wrapped value; nil if the object wraps a value of another type.
    func wrapped<Value>() -> Value? {
      guard String(cString: objCType) == Self.encoding(of: Value.self) else { return nil }
      return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
        guard let start = buffer.baseAddress else { return nil }
        getValue(UnsafeMutableRawPointer(start))
        return buffer[0]
      }
    }

    private func required<Value>() -> Value {
      guard let value: Value = wrapped() else {
        preconditionFailure("\(self) wraps no \(Value.self).")
      }
      return value
    }

    /// The name of a type in objects that wrap its values.
    ///
    /// Foundation on Linux knows no names of insets and transforms, but of arrays of numbers.
    private static func encoding(of type: Any.Type) -> String {
      switch type {
      case is CGRect.Type: "{CGRect={CGPoint=dd}{CGSize=dd}}"
      case is CGPoint.Type: "{CGPoint=dd}"
      case is CGSize.Type: "{CGSize=dd}"
      case is UIEdgeInsets.Type: "[4d]"
      case is CGAffineTransform.Type: "[6d]"
      case is CATransform3D.Type: "[16d]"
      default: preconditionFailure("Objects wrap no \(type).")
      }
    }
  }
#endif
