public import Foundation
public import Presentation

/// A container of pages, which contains the pages that are set as a plain container does; turning
/// pages is reported once (`notModelled`).
@preconcurrency @MainActor open class UIPageViewController: ViewController {
  /// The style of turning pages; raw values are UIKit's.
  public enum TransitionStyle: Int, Hashable, Sendable {
    /// As in a book.
    case pageCurl
    /// By scrolling.
    case scroll
  }

  /// The direction in which pages are turned; raw values are UIKit's.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    /// To the sides.
    case horizontal
    /// Up and down.
    case vertical
  }

  /// Forward or back; raw values are UIKit's.
  public enum NavigationDirection: Int, Hashable, Sendable {
    /// To the next page.
    case forward
    /// To the page before.
    case reverse
  }

  /// The style of turning pages; kept.
  public final let transitionStyle: TransitionStyle
  /// The direction in which pages are turned; kept.
  public final let navigationOrientation: NavigationOrientation
  /// Supplies the neighbors of pages; not retained, and asked by tests.
  public final weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The pages that are shown.
  public private(set) final var viewControllers: [ViewController]? = []

  /// Creates a container of pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [String: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
    worldToReport.reportOnce(
      "UIPageViewController", "A page view controller turns no pages; it shows those that are set.",
      advice: "Call setViewControllers with what the data source returns.")
  }

  /// Not supported: there are no archives without a screen.
  ///
  /// Answers nil.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Shows other pages at once, and calls the completion.
  public final func setViewControllers(
    _ viewControllers: [ViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = viewControllers ?? []
    for page in self.viewControllers ?? [] where !pages.contains(where: { $0 === page }) {
      release(page)
    }
    for page in pages where page.parent !== self { contain(page) }
    self.viewControllers = pages
    completion?(true)
  }
}
