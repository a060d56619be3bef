/// The delegate of a scroll view, which is called when the contents scroll.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// Called after the contents have scrolled; optional.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
