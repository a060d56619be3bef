public import Presentation

/// An object that supplies the pages before and after the visible page.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before the given page; nil for the first page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: ViewController
  ) -> ViewController?

  /// Returns the page after the given page; nil for the last page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: ViewController
  ) -> ViewController?

  /// Returns the number of dots in the page control; optional.
  ///
  /// Called when the pages of a container with the style `scroll` are set. No page control is
  /// shown.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Returns the index of the selected dot in the page control; optional.
  ///
  /// Called after ``presentationCount(for:)``.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0 by default.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }

  /// Returns 0 by default.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
