import Foundation
public import PresentationMotion

extension View {
  struct Geometry {
    var bounds = CGRect.zero
    var center = CGPoint.zero
    var transform = CGAffineTransform.identity
    var alpha: CGFloat = 1

    /// The point of the view that lies at `center`, in fractions of the view's size.
    ///
    /// The transform rotates and scales the view around this point.
    var anchor = CGPoint(x: 0.5, y: 0.5)

    var frame: CGRect { place(of: bounds.size).offsetBy(dx: center.x, dy: center.y) }

    /// Returns the frame, relative to `center`, that the view would have with bounds of a given
    /// size.
    func place(of size: CGSize) -> CGRect {
      let place = CGRect(
        x: -size.width * anchor.x, y: -size.height * anchor.y, width: size.width,
        height: size.height)
      return transform.isIdentity ? place : place.applying(transform)
    }

    /// The transform from the view's own coordinates to its superview's coordinates.
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

  final var ownBounds: CGRect {
    get { geometry.bounds }
    set { setBounds(newValue) { _ in true } }
  }

  /// Sets the bounds.
  ///
  /// If the size changes, autoresizes each subview for which `isFollowing` returns true.
  final func setBounds(_ bounds: CGRect, autoresizing isFollowing: (View) -> Bool) {
    guard accepts(bounds.isFinite, "bounds") else { return }
    let old = geometry.bounds
    geometry.bounds = bounds
    capture(.bounds, from: AnimatableProperty.numbers(old))
    defer { propertyChanged() }
    guard bounds.size != old.size else { return }
    setNeedsLayout()
    guard autoresizesSubviews else { return }
    for subview in subviews where isFollowing(subview) {
      subview.autoresize(from: old.size, to: bounds.size)
    }
  }

  final var ownCenter: CGPoint {
    get { geometry.center }
    set {
      guard accepts(newValue.x.isFinite && newValue.y.isFinite, "center") else { return }
      let old = geometry.center
      geometry.center = newValue
      capture(.center, from: AnimatableProperty.numbers(old))
      propertyChanged()
    }
  }

  final var ownTransform: CGAffineTransform {
    get { geometry.transform }
    set {
      guard accepts(newValue.isFinite, "transform") else { return }
      let old = geometry.transform
      geometry.transform = newValue
      if newValue != old { extras?.layer?.depth = nil }
      capture(.transform, from: AnimatableProperty.numbers(old))
      propertyChanged()
    }
  }

  final var ownAlpha: CGFloat {
    get { geometry.alpha }
    set {
      guard accepts(newValue.isFinite, "alpha") else { return }
      let old = geometry.alpha
      geometry.alpha = min(1, max(0, newValue))
      capture(.alpha, from: AnimatableProperty.numbers(old))
      propertyChanged()
    }
  }

  final var ownFrame: CGRect {
    get { geometry.frame }
    set {
      guard accepts(newValue.isFinite, "frame") else { return }
      let rect = newValue.standardized
      let upright = CGRect(origin: .zero, size: rect.size)
      let size =
        transform.isIdentity ? rect.size : upright.applying(transform.inverse).size
      let place = geometry.place(of: size)
      extras?.isSettingFrame = true
      ownCenter = CGPoint(x: rect.minX - place.minX, y: rect.minY - place.minY)
      extras?.isSettingFrame = false
      ownBounds = CGRect(origin: geometry.bounds.origin, size: size)
    }
  }

  /// Converts a point of this view to the coordinates of another view.
  ///
  /// If `view` is nil, the result is in the coordinates of the window. If the two views are in
  /// different view trees, the topmost views of both trees count as being at the same place.
  public final func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    let target = view ?? root
    return point.applying(transformToRoot.concatenating(target.transformToRoot.inverse))
  }

  /// Converts a point of another view to the coordinates of this view.
  ///
  /// If `view` is nil, the point is in the coordinates of the window.
  public final func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    (view ?? root).convert(point, to: self)
  }

  /// Converts a rectangle of this view to the coordinates of another view.
  ///
  /// If `view` is nil, the result is in the coordinates of the window. If one view is rotated
  /// relative to the other view, the result is the smallest upright rectangle around the converted
  /// rectangle.
  public final func convert(_ rect: CGRect, to view: View?) -> CGRect {
    let target = view ?? root
    return rect.applying(transformToRoot.concatenating(target.transformToRoot.inverse))
  }

  /// Converts a rectangle of another view to the coordinates of this view.
  ///
  /// If `view` is nil, the rectangle is in the coordinates of the window. If one view is rotated
  /// relative to the other view, the result is the smallest upright rectangle around the converted
  /// rectangle.
  public final func convert(_ rect: CGRect, from view: View?) -> CGRect {
    (view ?? root).convert(rect, to: self)
  }

  private var root: View {
    var root = self
    while let next = root.superview { root = next }
    return root
  }

  /// The transform from this view's coordinates to the coordinates of its topmost superview.
  private var transformToRoot: CGAffineTransform { transformToRoot { $0.geometry } }

  /// Returns the transform from this view's coordinates to the coordinates of its topmost
  /// superview.
  ///
  /// The transform is computed from the positions that are visible during animations.
  fileprivate func seenTransformToRoot(at instant: Duration) -> CGAffineTransform {
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

  /// Returns `isFinite`; if it is false, reports that a new value of `property` is not finite.
  package final func accepts(_ isFinite: Bool, _ property: String) -> Bool {
    if isFinite { return true }
    world.reportNotFinite(property, of: description)
    return false
  }

  /// The world of the view's window, else the current world.
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

extension ModelObject where Self: View {
  /// Returns the frame at which this view is visible now, in the coordinates of another view.
  ///
  /// If views are being animated, the result is computed from their visible positions. The result
  /// is nil if the two views are not in the same window.
  @_disfavoredOverload public func presentationFrame(in view: View) -> CGRect? {
    guard let window, window === view.window, let now = window.owner?.clock.now else { return nil }
    let way = seenTransformToRoot(at: now)
      .concatenating(view.seenTransformToRoot(at: now).inverted())
    return seenGeometry(at: now).bounds.applying(way)
  }
}
