public import Presentation

extension Layer {
  /// Whether the back of the layer is visible; stored without effect.
  public final var isDoubleSided: Bool {
    get { kept.isDoubleSided }
    set { kept.isDoubleSided = newValue }
  }

  /// Whether the layer declares that its contents cover it; stored without effect.
  public final var isOpaque: Bool {
    get { kept.isOpaque }
    set { kept.isOpaque = newValue }
  }

  /// The transform of the sublayers; stored without effect.
  ///
  /// A transform that only adds perspective changes nothing visible here. Any other transform is
  /// reported once (`notModelled`).
  public final var sublayerTransform: CATransform3D {
    get { kept.sublayerTransform }
    set {
      kept.sublayerTransform = newValue
      var withoutPerspective = newValue
      withoutPerspective.m34 = 0
      guard !CATransform3DIsIdentity(withoutPerspective) else { return }
      (owner?.clientWorld ?? .current).reportOnce(
        "CALayer.sublayerTransform", "A sublayerTransform does not move sublayers in this package.",
        advice: "Set the transform of each sublayer.")
    }
  }

  /// The outline of the shadow; stored without effect.
  public final var shadowPath: LayerPath? {
    get { kept.shadowPath }
    set { kept.shadowPath = newValue }
  }

  /// The way in which the contents fill the layer; stored without effect.
  public final var contentsGravity: CALayerContentsGravity {
    get { kept.contentsGravity }
    set { kept.contentsGravity = newValue }
  }

  /// The shape of round corners; stored without effect.
  public final var cornerCurve: CALayerCornerCurve {
    get { kept.cornerCurve }
    set { kept.cornerCurve = newValue }
  }

  /// Whether edges are smoothed; stored without effect.
  public final var allowsEdgeAntialiasing: Bool {
    get { kept.smoothsEdges }
    set { kept.smoothsEdges = newValue }
  }

  /// Whether the opacity applies to the layer and its sublayers as a group; stored without effect.
  public final var allowsGroupOpacity: Bool {
    get { kept.hasGroupOpacity }
    set { kept.hasGroupOpacity = newValue }
  }

  private var kept: KeptOfLayer { attachments.find { KeptOfLayer() } }
}

/// The values of a layer that are stored without effect.
@MainActor private final class KeptOfLayer {
  var isDoubleSided = true
  var isOpaque = false
  var shadowPath: LayerPath?
  var contentsGravity = CALayerContentsGravity.resize
  var cornerCurve = CALayerCornerCurve.circular
  var smoothsEdges = false
  var hasGroupOpacity = true
  var sublayerTransform = CATransform3DIdentity
}
