import Presentation

extension UIScrollView {
  /// Asks whether the subviews under the fingers let the scroll view scroll.
  func subviewsLetScroll() -> Bool {
    if delaysContentTouches { return true }
    return panGestureRecognizer.touches.allSatisfy { touch in
      guard touch.delivery == .delivered, let view = touch.view, view !== self else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }
}
