public import Foundation
public import Presentation

extension Layer {
  /// Adds a layer directly behind `sibling`.
  ///
  /// If `sibling` was not added to this layer, the new layer is behind all added layers.
  public final func insertSublayer(_ layer: Layer, below sibling: Layer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(place(of: sibling) ?? 0))
  }

  /// Adds a layer directly in front of `sibling`.
  ///
  /// If `sibling` was not added to this layer, the new layer is in front of all added layers.
  public final func insertSublayer(_ layer: Layer, above sibling: Layer?) {
    layer.removeFromSuperlayer()
    let place = place(of: sibling).map { $0 + 1 }
    insertSublayer(layer, at: UInt32(place ?? sublayers?.count ?? 0))
  }

  /// Returns whether a point in the layer's coordinates is inside the layer's bounds.
  public final func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  private func place(of sibling: Layer?) -> Int? {
    sibling.flatMap { sibling in sublayers?.firstIndex { $0 === sibling } }
  }
}
