public import Foundation
public import Presentation

/// The delegate of a scroll view, which is called when the contents scroll.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// Called after the contents have scrolled; optional.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called when a finger begins to scroll the contents; optional.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called when a finger that scrolled the contents was lifted; optional.
  ///
  /// The argument `decelerate` is true if the contents keep moving after the finger was lifted. The
  /// contents keep moving only if the scroll view has pages, or if `scrollViewWillEndDragging` or
  /// the layout of a collection view sets a target offset other than the current offset.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called at the end of a movement that continued after the finger was lifted; optional.
  ///
  /// The contents keep moving only if the scroll view has pages, or if `scrollViewWillEndDragging`
  /// or the layout of a collection view sets a target offset other than the current offset.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Called when the finger is lifted, before `scrollViewDidEndDragging`; optional.
  ///
  /// The velocity is in points per millisecond. By default, the target offset is the current
  /// offset, and the contents stop there. If `isPagingEnabled` is true, the target offset is the
  /// beginning of a page. In a collection view, it is the offset that the layout returns.
  ///
  /// The delegate can change the target offset. If the target offset differs from the current
  /// offset after this call, the contents move to the target offset within 0.3 seconds.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Called before the contents continue to move after the finger was lifted; optional.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Called at the end of an animated `setContentOffset(_:animated:)`; optional.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Returns the view that zooming scales; optional, nil by default.
  func viewForZooming(in scrollView: UIScrollView) -> View?

  /// Called after each change of the zoom scale; optional.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Called when a pinch begins to zoom, and before an animated change of the scale; optional.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: View?)

  /// Called at the end of a pinch, and of an animated change of the scale; optional.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: View?, atScale scale: CGFloat)

  /// Returns whether a tap on the status bar scrolls to the top; optional, never called.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// Never called, because there is no status bar to tap; optional.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// Never called; optional. Read `adjustedContentInset` in `safeAreaInsetsDidChange` instead.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing by default.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing by default.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing by default.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Does nothing by default.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing by default.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Does nothing by default.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing by default.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Returns nil by default.
  public func viewForZooming(in scrollView: UIScrollView) -> View? { nil }

  /// Does nothing by default.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Does nothing by default.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: View?) {}

  /// Does nothing by default.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: View?, atScale scale: CGFloat
  ) {}

  /// Returns true by default.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Does nothing by default.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Does nothing by default.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
