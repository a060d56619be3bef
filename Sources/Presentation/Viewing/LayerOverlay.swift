/// Changes what is seen of a layer, as animations of another module do.
@MainActor package protocol LayerOverlay: AnyObject {
  /// Changes what would be seen after a while.
  func change(_ values: inout View.PresentationValues, after delay: Duration)

  /// Changes the rest of a copy that holds what is seen now.
  func finish(_ copy: Layer)
}
