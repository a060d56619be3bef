public import Foundation
import Presentation

extension UIScrollView {
  /// Sets the zoom scale, limited to the range from `minimumZoomScale` to `maximumZoomScale`.
  ///
  /// The middle of the visible part stays in its place, as far as the contents allow it. If
  /// `animated` is true, the change takes 0.3 seconds, and the delegate's
  /// `scrollViewWillBeginZooming` and `scrollViewDidEndZooming` are called. If the delegate returns
  /// no view in `viewForZooming(in:)`, the method has no effect.
  public final func setZoomScale(_ scale: CGFloat, animated: Bool) {
    changeZoom(animated: animated) { $0.zoomScale = scale }
  }

  /// Sets the zoom scale at which a rectangle fills the view, and scrolls to the rectangle.
  ///
  /// The rectangle is in the coordinates of the zoomed view. In all other respects, the method
  /// behaves like ``setZoomScale(_:animated:)``.
  public final func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    changeZoom(animated: animated) {
      $0.zoomScale = min($0.bounds.width / rect.width, $0.bounds.height / rect.height)
      let middle = CGPoint(x: rect.midX * $0.zoomScale, y: rect.midY * $0.zoomScale)
      $0.contentOffset = $0.validOffset(
        nearestTo: CGPoint(
          x: middle.x - $0.bounds.width / 2, y: middle.y - $0.bounds.height / 2))
    }
  }

  /// Whether two fingers are zooming the contents.
  public final var isZooming: Bool { attached(ScrollZoom.self)?.isPinching == true }

  /// Whether the zoom scale returns to its limits, which is always false: a pinch never exceeds the
  /// limits.
  public final var isZoomBouncing: Bool { false }

  /// Whether a pinch can exceed the limits of the zoom scale; the value is stored but has no
  /// effect.
  public final var bouncesZoom: Bool {
    get { attached(ScrollZoom.self)?.bounces ?? true }
    set { zoom.bounces = newValue }
  }

  /// The recognizer of the pinch that zooms the contents; nil if `maximumZoomScale` is not greater
  /// than `minimumZoomScale`.
  public final var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    maximumZoomScale > minimumZoomScale ? zoom.pinch : nil
  }

  final var zoom: ScrollZoom { attachment { ScrollZoom(of: self) } }

  /// Returns the frame in which constraints place a subview: if the subview is zoomed, its center
  /// is scaled.
  final func zoomed(_ frame: CGRect, of subview: View) -> CGRect {
    guard let zoom = attached(ScrollZoom.self), zoom.view === subview else { return frame }
    return frame.offsetBy(
      dx: frame.midX * (zoom.scale - 1), dy: frame.midY * (zoom.scale - 1))
  }

  /// Calls a closure that changes the zoom scale, in an animation if `animated` is true.
  private func changeZoom(animated: Bool, _ change: @escaping (UIScrollView) -> Void) {
    guard animated, let view = viewForZooming else { return change(self) }
    clientWorld.use {
      calledDelegate?.scrollViewWillBeginZooming(self, with: view)
      View.animate(withDuration: 0.3) {
        change(self)
      } completion: { _ in
        self.calledDelegate?.scrollViewDidEndZooming(self, with: view, atScale: self.zoomScale)
      }
    }
  }

  final var viewForZooming: View? {
    clientWorld.use { calledDelegate?.viewForZooming(in: self) }
  }

  /// Zooms the contents around a point of the contents, which stays in its place on screen.
  final func setZoom(_ scale: CGFloat, around point: CGPoint) {
    let scale = max(minimumZoomScale, min(scale, maximumZoomScale)), old = zoomScale
    guard scale != old, scale > 0, let view = viewForZooming else { return }
    let ratio = scale / old, origin = view.frame.origin
    (zoom.scale, zoom.view) = (scale, view)
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let moved = view.frame.origin
    view.center.x += origin.x * ratio - moved.x
    view.center.y += origin.y * ratio - moved.y
    contentSize = view.frame.size
    show(
      validOffset(
        nearestTo: CGPoint(
          x: point.x * ratio - (point.x - bounds.minX),
          y: point.y * ratio - (point.y - bounds.minY))))
    setNeedsLayout()
    clientWorld.use { calledDelegate?.scrollViewDidZoom(self) }
  }
}

/// The zoom of one scroll view.
@MainActor final class ScrollZoom {
  var scale: CGFloat = 1
  /// The zoomed view.
  weak var view: View?
  var bounces = true
  private(set) var isPinching = false
  /// The zoom scale at which the pinch has begun.
  private var start: CGFloat = 1
  let pinch = UIPinchGestureRecognizer()
  private weak var scroll: UIScrollView?

  init(of scroll: UIScrollView) {
    self.scroll = scroll
    pinch.onAction = { [weak self] in self?.follow() }
  }

  /// Adds the recognizer to the scroll view if the limits of the zoom scale permit zooming.
  func limitsChanged() {
    guard let scroll, scroll.pinchGestureRecognizer != nil, pinch.view == nil else { return }
    scroll.addGestureRecognizer(pinch)
  }

  private func follow() {
    guard let scroll else { return }
    let world = scroll.clientWorld, view = scroll.viewForZooming
    guard isPinching || view != nil else { return }
    switch pinch.state {
    case .began:
      (isPinching, start) = (true, scale)
      world.use { scroll.calledDelegate?.scrollViewWillBeginZooming(scroll, with: view) }
    case .changed: break
    case .ended, .cancelled:
      isPinching = false
      world.use {
        scroll.calledDelegate?.scrollViewDidEndZooming(scroll, with: view, atScale: scale)
      }
      return
    case .possible, .failed: return
    }
    scroll.setZoom(start * pinch.scale, around: pinch.location(in: scroll))
  }
}
