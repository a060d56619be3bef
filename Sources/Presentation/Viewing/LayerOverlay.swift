/// A class of layers of another module that a view can have as its `layerClass`.
@MainActor package protocol LayerOfView {
  /// Returns a new layer; for a subclass of the app, the layer has the class of the other module.
  static func makeForView() -> Layer
}

/// An object that changes the visible values of a layer, such as an animation of another module.
@MainActor package protocol LayerOverlay: AnyObject {
  /// Changes `values`, which are the layer's visible values after a delay.
  func change(_ values: inout View.PresentationValues, after delay: Duration)

  /// Called when the layer has left its window, or when the app has entered the background.
  func endAnimations()

  /// Changes the copy that `presentation()` returns, after the copy's animatable values were set.
  func finish(_ copy: Layer)
}
