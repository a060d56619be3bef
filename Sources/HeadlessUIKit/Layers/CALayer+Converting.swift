public import Foundation
public import Presentation

extension Layer {
  /// Converts a point from this layer's coordinates to those of another layer; nil for the root.
  public final func convert(_ p: CGPoint, to l: Layer?) -> CGPoint {
    let root = p.applying(toRoot)
    return l.map { root.applying($0.toRoot.inverted()) } ?? root
  }

  /// Converts a point from another layer's coordinates to those of this layer; nil for the root.
  public final func convert(_ p: CGPoint, from l: Layer?) -> CGPoint {
    l?.convert(p, to: self) ?? p.applying(toRoot.inverted())
  }

  /// Converts a rectangle to another layer's coordinates; nil for the root.
  ///
  /// The result is the smallest rectangle around the converted rectangle.
  public final func convert(_ r: CGRect, to l: Layer?) -> CGRect {
    guard let l else { return r.applying(toRoot) }
    return r.applying(toRoot.concatenating(l.toRoot.inverted()))
  }

  /// Converts a rectangle from another layer's coordinates; nil for the root.
  ///
  /// The result is the smallest rectangle around the converted rectangle.
  public final func convert(_ r: CGRect, from l: Layer?) -> CGRect {
    l?.convert(r, to: self) ?? r.applying(toRoot.inverted())
  }

  /// The transform to the coordinates of the outermost layer, without depth.
  private var toRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var next: Layer? = self
    while let layer = next {
      transform = transform.concatenating(layer.toOuter)
      next = layer.owner.map { $0.superview?.layer } ?? layer.superlayer
    }
    return transform
  }

  private var toOuter: CGAffineTransform {
    let (bounds, anchor) = (bounds, anchorPoint)
    return CGAffineTransform(
      translationX: -bounds.minX - bounds.width * anchor.x,
      y: -bounds.minY - bounds.height * anchor.y
    )
    .concatenating(affineTransform())
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
