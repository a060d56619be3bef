import Foundation
public import PresentationMotion

extension View {
  struct Geometry {
    var bounds = CGRect.zero
    var center = CGPoint.zero
    var transform = CGAffineTransform.identity
    var alpha: CGFloat = 1

    /// The point that `center` places and around which `transform` acts, in parts of the size.
    var anchor = CGPoint(x: 0.5, y: 0.5)

    var frame: CGRect { place(of: bounds.size).offsetBy(dx: center.x, dy: center.y) }

    /// The rectangle around bounds of that size, relative to the centre.
    func place(of size: CGSize) -> CGRect {
      let place = CGRect(
        x: -size.width * anchor.x, y: -size.height * anchor.y, width: size.width,
        height: size.height)
      return transform.isIdentity ? place : place.applying(transform)
    }

    /// From the view's own coordinates to its superview's.
    var toSuperview: CGAffineTransform {
      let (origin, size) = (bounds.origin, bounds.size)
      let (x, y) = (origin.x + size.width * anchor.x, origin.y + size.height * anchor.y)
      if transform.isIdentity {
        return CGAffineTransform(translationX: center.x - x, y: center.y - y)
      }
      return CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
        .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
  }

  /// The view's own coordinates: where they begin, and how far they reach.
  public final var bounds: CGRect {
    get { geometry.bounds }
    set { setBounds(newValue) { _ in true } }
  }

  /// Sets the bounds and autoresizes some of the subviews.
  final func setBounds(_ bounds: CGRect, autoresizing isFollowing: (View) -> Bool) {
    guard accepts(bounds.isFinite, "bounds") else { return }
    let old = geometry.bounds
    geometry.bounds = bounds
    capture(.bounds, from: AnimatableProperty.numbers(old))
    guard bounds.size != old.size else { return }
    setNeedsLayout()
    for subview in subviews where isFollowing(subview) {
      subview.autoresize(from: old.size, to: bounds.size)
    }
  }

  /// The middle of the view, or its layer's anchor point, in the superview's coordinates; scaling
  /// and rotation turn around it.
  public final var center: CGPoint {
    get { geometry.center }
    set {
      guard accepts(newValue.x.isFinite && newValue.y.isFinite, "center") else { return }
      let old = geometry.center
      geometry.center = newValue
      capture(.center, from: AnimatableProperty.numbers(old))
    }
  }

  /// The change of shape around the centre.
  public final var transform: CGAffineTransform {
    get { geometry.transform }
    set {
      guard accepts(newValue.isFinite, "transform") else { return }
      let old = geometry.transform
      geometry.transform = newValue
      if newValue != old { extras?.layer?.depth = nil }
      capture(.transform, from: AnimatableProperty.numbers(old))
    }
  }

  /// The opacity, clamped to 0...1.
  public final var alpha: CGFloat {
    get { geometry.alpha }
    set {
      guard accepts(newValue.isFinite, "alpha") else { return }
      let old = geometry.alpha
      geometry.alpha = min(1, max(0, newValue))
      capture(.alpha, from: AnimatableProperty.numbers(old))
    }
  }

  /// The smallest rectangle around the view in the superview's coordinates.
  ///
  /// Setting it moves the centre and gives the bounds the size that fills the rectangle under
  /// the present transform, where the transform can be inverted.
  public final var frame: CGRect {
    get { geometry.frame }
    set {
      guard accepts(newValue.isFinite, "frame") else { return }
      let rect = newValue.standardized
      let upright = CGRect(origin: .zero, size: rect.size)
      let size =
        transform.isIdentity ? rect.size : upright.applying(transform.inverse).size
      let place = geometry.place(of: size)
      center = CGPoint(x: rect.minX - place.minX, y: rect.minY - place.minY)
      bounds = CGRect(origin: bounds.origin, size: size)
    }
  }

  /// A point of this view in another view's coordinates, or the window's when that is nil.
  ///
  /// Both views must be in one tree; a view of another tree is converted as if both roots had the
  /// same place.
  public final func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    let target = view ?? root
    return point.applying(transformToRoot.concatenating(target.transformToRoot.inverse))
  }

  /// A point of another view, or of the window when that is nil, in this view's coordinates.
  public final func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    (view ?? root).convert(point, to: self)
  }

  /// The smallest rectangle in another view, or the window when that is nil, that holds `rect`.
  public final func convert(_ rect: CGRect, to view: View?) -> CGRect {
    let target = view ?? root
    return rect.applying(transformToRoot.concatenating(target.transformToRoot.inverse))
  }

  /// The smallest rectangle in this view that holds a rectangle of another view or the window.
  public final func convert(_ rect: CGRect, from view: View?) -> CGRect {
    (view ?? root).convert(rect, to: self)
  }

  /// The smallest rectangle around what is seen of the view, in what is seen of another view of its
  /// window; nil if the two are not in one window.
  public final func presentationFrame(in view: View) -> CGRect? {
    guard let window, window === view.window, let now = window.owner?.clock.now else { return nil }
    let way = seenTransformToRoot(at: now)
      .concatenating(view.seenTransformToRoot(at: now).inverted())
    return seenGeometry(at: now).bounds.applying(way)
  }

  private var root: View {
    var root = self
    while let next = root.superview { root = next }
    return root
  }

  /// From this view's coordinates to those of the root of its tree.
  private var transformToRoot: CGAffineTransform { transformToRoot { $0.geometry } }

  /// From the coordinates of the view to those of the root, as both are seen at an instant.
  private func seenTransformToRoot(at instant: Duration) -> CGAffineTransform {
    transformToRoot { $0.seenGeometry(at: instant) }
  }

  private func transformToRoot(_ geometry: (View) -> Geometry) -> CGAffineTransform {
    var result = CGAffineTransform.identity
    var view = self
    while let superview = view.superview {
      result = result.concatenating(geometry(view).toSuperview)
      view = superview
    }
    return result
  }

  private func accepts(_ isFinite: Bool, _ property: String) -> Bool {
    if isFinite { return true }
    world.report(Issues.notFinite(property, of: description))
    return false
  }

  /// The world that the view's window belongs to, else the current one.
  final var world: World { window?.owner ?? .current }
}

extension CGRect {
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension CGAffineTransform {
  fileprivate var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
