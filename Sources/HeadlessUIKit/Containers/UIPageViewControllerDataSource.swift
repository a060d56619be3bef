public import Presentation

/// An object that supplies neighboring pages.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before another page; nil if there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: ViewController
  ) -> ViewController?

  /// Returns the page after another page; nil if there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: ViewController
  ) -> ViewController?
}
