public import Presentation

extension Layer {
  /// The transform around the anchor point.
  ///
  /// The getter returns the value that was set, until the two-dimensional part changes. Only this
  /// part is visible and animated. Without perspective the part is exact, because depth does not
  /// move points of the layer. A transform with perspective is reported once (`notModelled`).
  public final var transform: CATransform3D {
    get {
      (depth as? TransformWithDepth)?.transform
        ?? CATransform3DMakeAffineTransform(affineTransform())
    }
    set {
      if newValue.hasPerspective {
        (owner?.clientWorld ?? .current).reportOnce(
          "CALayer.transform",
          "A layer's transform has perspective; only its part in the plane is seen.",
          advice: "Test movements in the plane, and look at perspective on a device.")
      }
      setAffineTransform(CATransform3DGetAffineTransform(newValue))
      if !CATransform3DIsAffine(newValue) { depth = TransformWithDepth(newValue) }
    }
  }
}

extension CATransform3D {
  /// Whether the transform moves a point of the plane z = 0 to another place than its
  /// two-dimensional part does.
  fileprivate var hasPerspective: Bool { m14 != 0 || m24 != 0 || m44 != 1 }
}

private final class TransformWithDepth {
  let transform: CATransform3D

  init(_ transform: CATransform3D) {
    self.transform = transform
  }
}
