/// The delegate of a scroll view, which is called when the contents scroll.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// Called after the contents have scrolled; optional.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// A finger begins to move the contents. Optional.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// A finger that moved the contents was lifted. Optional.
  ///
  /// - Parameter decelerate: Whether the contents go on moving: false.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// The contents have stopped by themselves. Optional; never called, since they stop at once.
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
