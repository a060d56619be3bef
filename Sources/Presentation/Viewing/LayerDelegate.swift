/// A delegate that supplies the actions of a layer.
@preconcurrency @MainActor public protocol LayerDelegate: AnyObject {
  /// Returns the action for a change of a property, such as `position`. Optional.
  ///
  /// If the result is `NSNull`, the change is not animated. If the result is nil, the layer uses
  /// the action in ``Layer/actions``, or else the default action.
  func action(for layer: Layer, forKey event: String) -> (any LayerAction)?
}

extension LayerDelegate {
  /// Returns nil, so that the layer uses its own ``Layer/actions``.
  public func action(for layer: Layer, forKey event: String) -> (any LayerAction)? { nil }
}
