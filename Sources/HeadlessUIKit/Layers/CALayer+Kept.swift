public import Presentation

extension Layer {
  /// Whether the back of the layer would be seen; kept.
  public final var isDoubleSided: Bool {
    get { kept.isDoubleSided }
    set { kept.isDoubleSided = newValue }
  }

  /// Whether the layer says that its contents cover it; kept.
  public final var isOpaque: Bool {
    get { kept.isOpaque }
    set { kept.isOpaque = newValue }
  }

  /// The change of shape of what is inside the layer; kept.
  ///
  /// A perspective alone changes nothing that is seen here. Any other transform is reported once
  /// (`notModelled`).
  public final var sublayerTransform: CATransform3D {
    get { kept.sublayerTransform }
    set {
      kept.sublayerTransform = newValue
      var withoutPerspective = newValue
      withoutPerspective.m34 = 0
      guard !CATransform3DIsIdentity(withoutPerspective) else { return }
      (owner?.clientWorld ?? .current).reportOnce(
        "CALayer.sublayerTransform", "A sublayerTransform moves no sublayer here.",
        advice: "Set the transform of each sublayer.")
    }
  }

  private var kept: KeptOfLayer { attachments.find { KeptOfLayer() } }
}

/// The values of a layer that are kept and have no effect.
@MainActor private final class KeptOfLayer {
  var isDoubleSided = true
  var isOpaque = false
  var sublayerTransform = CATransform3DIdentity
}
