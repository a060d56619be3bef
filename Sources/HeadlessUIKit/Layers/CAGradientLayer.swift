public import Foundation
public import Presentation

/// A layer with a color gradient, which is not drawn; the settings are stored but have no effect.
@preconcurrency @MainActor open class CAGradientLayer: Layer, LayerOfView {
  /// The colors of the gradient, from its beginning to its end.
  @exclusivity(unchecked) public var colors: [Any]?
  /// The positions of the ``colors``, as fractions from 0 (beginning of the gradient) to 1 (end).
  @exclusivity(unchecked) public var locations: [NSNumber]?
  /// The point where the gradient begins; `x` and `y` are fractions of the layer's size.
  public final var startPoint = CGPoint(x: 0.5, y: 0)
  /// The point where the gradient ends; `x` and `y` are fractions of the layer's size.
  public final var endPoint = CGPoint(x: 0.5, y: 1)

  /// The kind of gradient; the value is stored but has no effect.
  public final var type = CAGradientLayerType.axial

  /// Creates a layer without colors.
  public override init() {
    super.init()
    makesCopy = { CAGradientLayer(layer: $0) }
  }

  /// Creates a layer with the values of another layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    makesCopy = { CAGradientLayer(layer: $0) }
    guard let layer = layer as? CAGradientLayer else { return }
    (colors, locations) = (layer.colors, layer.locations)
    (startPoint, endPoint, type) = (layer.startPoint, layer.endPoint, layer.type)
  }

  /// Returns a copy of the layer with the values that are visible now.
  open override func presentation() -> CAGradientLayer? {
    super.presentation() as? CAGradientLayer
  }

  /// Returns the layer with the model values.
  open override func model() -> CAGradientLayer { super.model() as? CAGradientLayer ?? self }

  package static func makeForView() -> Layer { CAGradientLayer() }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }
}
