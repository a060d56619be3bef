public import Foundation
public import Presentation

/// A layer with a path; the path and its settings are stored and animated, but nothing is drawn.
@preconcurrency @MainActor open class CAShapeLayer: Layer, LayerOfView {
  /// The path of the layer; nil if the layer has no path.
  @exclusivity(unchecked) open var path: LayerPath?
  /// The color of the filled area; nil if the area is not filled.
  open var fillColor: ViewColor? = .black
  /// The color of the line; nil if no line is shown.
  open var strokeColor: ViewColor?
  /// The fraction 0...1 of the path at which the visible part of the line begins.
  open var strokeStart: CGFloat = 0
  /// The fraction 0...1 of the path at which the visible part of the line ends.
  open var strokeEnd: CGFloat = 1
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The rule that determines the area inside the path.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The shape of the ends of lines.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of the joints of lines.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The lengths of dashes and gaps, in points; nil for a solid line.
  @exclusivity(unchecked) open var lineDashPattern: [NSNumber]?
  /// The distance into the dash pattern at which the line begins, in points.
  open var lineDashPhase: CGFloat = 0

  /// Creates a layer without a path.
  public override init() {
    super.init()
    makesCopy = { ($0 as? CAShapeLayer)?.copied() ?? Layer() }
  }

  /// Creates a layer with the values of another layer.
  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAShapeLayer { copyShape(of: layer) }
    makesCopy = { ($0 as? CAShapeLayer)?.copied() ?? Layer() }
  }

  package static func makeForView() -> Layer { CAShapeLayer() }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Returns a copy of the layer with the values that are visible now.
  open override func presentation() -> CAShapeLayer? { super.presentation() as? CAShapeLayer }

  /// Returns the layer with the model values.
  open override func model() -> CAShapeLayer { super.model() as? CAShapeLayer ?? self }

  private func copied() -> CAShapeLayer {
    let copy = CAShapeLayer()
    copy.copyShape(of: self)
    return copy
  }

  private func copyShape(of layer: CAShapeLayer) {
    (path, fillColor, strokeColor) = (layer.path, layer.fillColor, layer.strokeColor)
    (strokeStart, strokeEnd, lineWidth) = (layer.strokeStart, layer.strokeEnd, layer.lineWidth)
    (fillRule, lineCap, lineJoin) = (layer.fillRule, layer.lineCap, layer.lineJoin)
    (lineDashPattern, lineDashPhase) = (layer.lineDashPattern, layer.lineDashPhase)
  }

  /// The values of the properties that animations can change, keyed by key path.
  final var shapeValues: [String: LayerValue] {
    var values: [ShapeProperty: LayerValue] = [
      .fillColor: LayerValue(fillColor?.components),
      .strokeColor: LayerValue(strokeColor?.components),
      .strokeStart: LayerValue(.number, [strokeStart]),
      .strokeEnd: LayerValue(.number, [strokeEnd]),
      .lineWidth: LayerValue(.number, [lineWidth]),
      .path: LayerValue(PathOutline()),
    ]
    if let path { values[.path] = LayerValue(path.outline) }
    return Dictionary(uniqueKeysWithValues: values.map { ($0.rawValue, $1) })
  }

  /// Sets the properties of a presentation layer to the visible values.
  final func show(_ values: [String: LayerValue]) {
    for (key, value) in values {
      let first = value.numbers.first ?? 0
      switch ShapeProperty(rawValue: key) {
      case .path: path = value.outline.flatMap { $0.isEmpty ? nil : LayerPath($0) }
      case .fillColor: fillColor = fillColor.map { _ in ViewColor(value.color) }
      case .strokeColor: strokeColor = strokeColor.map { _ in ViewColor(value.color) }
      case .strokeStart: strokeStart = first
      case .strokeEnd: strokeEnd = first
      case .lineWidth: lineWidth = first
      case nil: break
      }
    }
  }
}
