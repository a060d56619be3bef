public import Foundation
public import Presentation

extension Layer {
  /// Adds a layer directly behind `sibling`.
  ///
  /// If `sibling` is not in `sublayers`, the new layer is placed behind all layers in `sublayers`.
  public final func insertSublayer(_ layer: Layer, below sibling: Layer?) {
    insert(layer) { place(of: sibling) ?? 0 }
  }

  /// Adds a layer directly in front of `sibling`.
  ///
  /// If `sibling` is not in `sublayers`, the new layer is placed in front of all layers in
  /// `sublayers`.
  public final func insertSublayer(_ layer: Layer, above sibling: Layer?) {
    insert(layer) { place(of: sibling).map { $0 + 1 } ?? .max }
  }

  /// Returns whether a point in the layer's coordinates is inside the layer's bounds.
  public final func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Replaces a sublayer by another layer; if `oldLayer` is not in `sublayers`, does nothing.
  public final func replaceSublayer(_ oldLayer: Layer, with newLayer: Layer) {
    guard oldLayer !== newLayer, place(of: oldLayer) != nil else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  private func place(of sibling: Layer?) -> Int? {
    sibling.flatMap { sibling in sublayers?.firstIndex { $0 === sibling } }
  }
}
