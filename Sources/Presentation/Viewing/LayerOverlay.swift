/// An object that changes the visible values of a layer, such as an animation of another module.
@MainActor package protocol LayerOverlay: AnyObject {
  /// Changes the values that will be visible after a delay.
  func change(_ values: inout View.PresentationValues, after delay: Duration)

  /// Changes the other properties of a copy, which has the values that are visible now.
  func finish(_ copy: Layer)
}
