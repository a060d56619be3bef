/// The delegate of a scroll view, which is called for its movements.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// The contents have been moved. Optional.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
