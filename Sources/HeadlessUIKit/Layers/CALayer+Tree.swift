public import Foundation
public import Presentation

extension Layer {
  /// Adds a layer directly behind `sibling`, or behind all layers that were added if that is none
  /// of them.
  public final func insertSublayer(_ layer: Layer, below sibling: Layer?) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: UInt32(place(of: sibling) ?? 0))
  }

  /// Adds a layer directly in front of `sibling`, or in front of all layers that were added if
  /// that is none of them.
  public final func insertSublayer(_ layer: Layer, above sibling: Layer?) {
    layer.removeFromSuperlayer()
    let place = place(of: sibling).map { $0 + 1 }
    insertSublayer(layer, at: UInt32(place ?? sublayers?.count ?? 0))
  }

  /// Whether a point, in the layer's coordinates, is inside its bounds.
  public final func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  private func place(of sibling: Layer?) -> Int? {
    sibling.flatMap { sibling in sublayers?.firstIndex { $0 === sibling } }
  }
}
