public import Foundation

/// An action that runs when a property of a layer changes, such as an animation.
///
/// With the action `NSNull`, the change is not animated.
@preconcurrency @MainActor public protocol LayerAction {
  /// Runs the action; for example, an action can animate the change.
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
