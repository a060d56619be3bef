#if os(Linux)
  public import Foundation
  public import Presentation

  /// A value that `as? CGRect` and similar casts take out of an `NSValue`.
  ///
  /// On Apple's systems, Foundation makes these casts possible. For example, apps read the frame of
  /// the keyboard from a notification with `userInfo?[key] as? CGRect`.
  public protocol NSValueContents: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {}

  extension NSValueContents {
    /// Creates an object that wraps the value, for a cast.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(wrapping: self) }

    /// Takes the value out of an object for a cast that must succeed.
    public static func _forceBridgeFromObjectiveC(_ object: NSValue, result: inout Self?) {
      result = object.wrapped()
    }

    /// Takes the value out of an object for a cast; returns whether the cast succeeds.
    public static func _conditionallyBridgeFromObjectiveC(
      _ object: NSValue, result: inout Self?
    ) -> Bool {
      result = object.wrapped()
      return result != nil
    }

    /// Returns the value in an object that must wrap a value of this type.
    public static func _unconditionallyBridgeFromObjectiveC(_ object: NSValue?) -> Self {
      guard let value: Self = object?.wrapped() else {
        preconditionFailure("\(String(describing: object)) wraps no \(Self.self).")
      }
      return value
    }
  }

  extension CGRect: @retroactive _ObjectiveCBridgeable, NSValueContents {}
  extension CGPoint: @retroactive _ObjectiveCBridgeable, NSValueContents {}
  extension CGSize: @retroactive _ObjectiveCBridgeable, NSValueContents {}
  extension UIEdgeInsets: _ObjectiveCBridgeable, NSValueContents {}
  extension CGAffineTransform: _ObjectiveCBridgeable, NSValueContents {}
  extension CATransform3D: NSValueContents {}
#endif
