/// An object that changes the visible values of a layer, such as an animation of another module.
@MainActor package protocol LayerOverlay: AnyObject {
  /// Changes `values`, which are the layer's visible values after a delay.
  func change(_ values: inout View.PresentationValues, after delay: Duration)

  /// Called when the layer has left its window.
  func layerLeftWindow()

  /// Changes the copy that `presentation()` returns, after the copy's animatable values were set.
  func finish(_ copy: Layer)
}
