public import Foundation
import PresentationMotion

extension Layer {
  /// Returns the front-most layer that contains a point; nil if no layer contains the point.
  ///
  /// The result is this layer or a layer inside it, such as the layer of a subview. Hidden layers
  /// are skipped. A layer from ``presentation()`` is searched with the visible values of the layers
  /// inside it.
  ///
  /// - Parameter p: A point in the coordinates of the superlayer; for a view's layer, in the
  ///   coordinates of the superview.
  public final func hitTest(_ p: CGPoint) -> Layer? {
    guard !isHidden else { return nil }
    let point = p.applying(toSuperlayer.inverse)
    let isInside = bounds.contains(point)
    guard isInside || !masksToBounds else { return nil }
    for inner in layersInside.reversed() {
      if let hit = inner.hitTest(point) { return hit }
    }
    return isInside ? self : nil
  }

  /// The sublayers, followed by the layers of the view's subviews, back to front.
  private var layersInside: [Layer] {
    let model = model()
    let inside = (model.sublayers ?? []) + (model.owner?.subviews.map(\.ownLayer) ?? [])
    return model === self ? inside : inside.compactMap { $0.presentation() }
  }
}
