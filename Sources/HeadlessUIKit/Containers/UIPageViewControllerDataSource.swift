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
}
