public import Presentation

extension Layer {
  /// Whether the back of the layer is visible; the value is stored but has no effect.
  public final var isDoubleSided: Bool {
    get { kept.isDoubleSided }
    set { kept.isDoubleSided = newValue }
  }

  /// Whether the contents of the layer are opaque; the value is stored but has no effect.
  public final var isOpaque: Bool {
    get { kept.isOpaque }
    set { kept.isOpaque = newValue }
  }

  /// The transform of the sublayers; the value is stored but has no effect.
  ///
  /// A value that would move, scale or rotate sublayers is reported once as the issue
  /// `notModelled`. A value that only adds perspective (`m34`) is not reported.
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

  /// The outline of the shadow; the value is stored but has no effect.
  public final var shadowPath: LayerPath? {
    get { kept.shadowPath }
    set { kept.shadowPath = newValue }
  }

  /// The way in which the contents fill the layer; the value is stored but has no effect.
  public final var contentsGravity: CALayerContentsGravity {
    get { kept.contentsGravity }
    set { kept.contentsGravity = newValue }
  }

  /// The shape of round corners; the value is stored but has no effect.
  public final var cornerCurve: CALayerCornerCurve {
    get { kept.cornerCurve }
    set { kept.cornerCurve = newValue }
  }

  /// Whether the edges of the layer are antialiased; the value is stored but has no effect.
  public final var allowsEdgeAntialiasing: Bool {
    get { kept.smoothsEdges }
    set { kept.smoothsEdges = newValue }
  }

  /// Whether the opacity applies to the layer and its sublayers as a group; the value is stored but
  /// has no effect.
  public final var allowsGroupOpacity: Bool {
    get { kept.hasGroupOpacity }
    set { kept.hasGroupOpacity = newValue }
  }

  private var kept: KeptOfLayer { attachments.find { KeptOfLayer() } }
}

/// The values of a layer that are stored but have no effect.
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
