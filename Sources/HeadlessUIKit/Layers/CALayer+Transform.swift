public import Presentation

extension Layer {
  /// The change of shape around the anchor point.
  ///
  /// Only what happens in the plane is modelled: of a map with depth, the flat part is taken and
  /// the rest reported (`notModelled`).
  public final var transform: CATransform3D {
    get { CATransform3DMakeAffineTransform(affineTransform()) }
    set {
      if !CATransform3DIsAffine(newValue) {
        World.current.reportNotModelled(
          "A layer's transform has depth; only its part in the plane was taken.",
          advice: "Test what moves in the plane, and look at depth on a device.")
      }
      setAffineTransform(CATransform3DGetAffineTransform(newValue))
    }
  }
}
