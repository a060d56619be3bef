public import Foundation
import Presentation

extension UIScrollView {
  /// Sets the zoom scale, limited to the range from `minimumZoomScale` to `maximumZoomScale`.
  ///
  /// The value is stored but has no effect, because zooming is not modeled; `animated` has no
  /// effect either. A scale other than 1 is reported once as the issue `notModelled`.
  public final func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomScale = max(minimumZoomScale, min(scale, maximumZoomScale))
  }

  /// Sets the zoom scale at which a rectangle of the contents fills the view, and scrolls to the
  /// rectangle.
  ///
  /// The contents keep their size, because zooming is not modeled. A scale other than 1 is reported
  /// once as the issue `notModelled`.
  public final func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    setZoomScale(scale, animated: animated)
    let offset = CGPoint(x: rect.midX - bounds.width / 2, y: rect.midY - bounds.height / 2)
    setContentOffset(validOffset(nearestTo: offset), animated: animated)
  }
}
