public import Foundation
public import Presentation

/// A layer that would draw a gradient; its settings are kept.
@preconcurrency @MainActor open class CAGradientLayer: Layer {
  /// The colors, from the beginning to the end.
  public final var colors: [Any]?
  /// The places of the colors, 0...1.
  public final var locations: [NSNumber]?
  /// The beginning, in parts of the size.
  public final var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end, in parts of the size.
  public final var endPoint = CGPoint(x: 0.5, y: 1)

  /// Creates a layer without colors.
  public override init() {
    super.init()
  }
}
