/// The delegate of a layer, which supplies its actions.
@preconcurrency @MainActor public protocol LayerDelegate: AnyObject {
  /// Returns the action for a change of a property: `NSNull` for none, nil to let the layer search
  /// on. Optional.
  func action(for layer: Layer, forKey event: String) -> (any LayerAction)?
}

extension LayerDelegate {
  /// Nil: the layer searches on.
  public func action(for layer: Layer, forKey event: String) -> (any LayerAction)? { nil }
}
