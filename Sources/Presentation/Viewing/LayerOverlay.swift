/// An object that changes the visible values of a layer, such as an animation of another module.
@MainActor package protocol LayerOverlay: AnyObject {
  /// Changes the given values, which describe how the layer will be visible after a delay.
  func change(_ values: inout View.PresentationValues, after delay: Duration)

  /// Completes the copy that `presentation()` returns; called after the copy's animatable values
  /// were set.
  func finish(_ copy: Layer)
}
