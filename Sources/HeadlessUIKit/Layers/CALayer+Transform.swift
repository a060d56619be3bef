public import Presentation

extension Layer {
  /// The change of shape around the anchor point.
  ///
  /// It reads back as it was set, until the part in the plane changes. Only that part is seen and
  /// animated. For a layer without perspective this is exact: depth does not move its points. A
  /// transform with perspective is reported once (`notModelled`).
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
  /// Whether it moves points of the plane z = 0 other than its part in the plane does.
  fileprivate var hasPerspective: Bool { m14 != 0 || m24 != 0 || m44 != 1 }
}

private final class TransformWithDepth {
  let transform: CATransform3D

  init(_ transform: CATransform3D) {
    self.transform = transform
  }
}
