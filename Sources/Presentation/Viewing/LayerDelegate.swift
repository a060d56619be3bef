/// The delegate of a layer, which supplies its actions.
@preconcurrency @MainActor public protocol LayerDelegate: AnyObject {
  /// Returns the action for a change of a property, such as `position`. Optional.
  ///
  /// `NSNull` means that the change is not animated. If the result is nil, the layer uses an action
  /// from ``Layer/actions``, or else its default action.
  func action(for layer: Layer, forKey event: String) -> (any LayerAction)?
}

extension LayerDelegate {
  /// Returns nil, so that the layer uses its own actions.
  public func action(for layer: Layer, forKey event: String) -> (any LayerAction)? { nil }
}
