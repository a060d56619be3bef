public import Presentation

extension Layer {
  /// The transform of the layer, relative to its anchor point.
  ///
  /// Only the two-dimensional part of the transform is visible and animated. On a device,
  /// perspective moves the points of the layer if `m14` or `m24` is not 0, or if `m44` is not 1.
  /// Setting such a transform is reported once as the issue `notModelled`. In all other transforms,
  /// the three-dimensional part does not move the points of the layer on the screen.
  ///
  /// The three-dimensional part is stored until the app sets the affine transform of the layer or
  /// the transform of its view.
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
  /// Whether the transform has perspective.
  ///
  /// The two-dimensional part of such a transform gives wrong places for points with z = 0.
  fileprivate var hasPerspective: Bool { m14 != 0 || m24 != 0 || m44 != 1 }
}

private final class TransformWithDepth {
  let transform: CATransform3D

  init(_ transform: CATransform3D) {
    self.transform = transform
  }
}
