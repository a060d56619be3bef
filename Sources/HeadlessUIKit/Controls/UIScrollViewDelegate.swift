/// The delegate of a scroll view, which is called when the contents scroll.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// Called after the contents have scrolled; optional.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called when a finger begins to scroll the contents; optional.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called when a finger that scrolled the contents was lifted; optional.
  ///
  /// The argument `decelerate` is always false, because contents stop when the finger is lifted.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Never called, because the contents stop when the finger is lifted; optional.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
}
