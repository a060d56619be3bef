public import Presentation

/// Supplies the neighbors of pages.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another one; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: ViewController
  ) -> ViewController?

  /// The page after another one; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: ViewController
  ) -> ViewController?
}
