public import Foundation

/// The reaction of a layer to the change of a property.
///
/// The action `NSNull` does nothing, so that the change is not animated.
@preconcurrency @MainActor public protocol LayerAction {
  /// Reacts to the change of a property.
  ///
  /// - Parameters:
  ///   - event: The name of the property, such as `position`.
  ///   - anObject: The layer.
  ///   - dict: Always nil.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: LayerAction {
  /// Does nothing: a change with this action is not animated.
  @MainActor public func run(
    forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?
  ) {}
}
