public import Foundation
public import Presentation

/// A container that shows its pages as child controllers.
///
/// Page turns by the user are not modeled. Creating a page view controller is reported once as the
/// issue `notModelled`.
@preconcurrency @MainActor open class UIPageViewController: ViewController {
  /// The style of a page turn; the raw values are the same as in UIKit.
  public enum TransitionStyle: Int, Hashable, Sendable {
    /// Pages turn like the pages of a book.
    case pageCurl
    /// Pages scroll.
    case scroll
  }

  /// The axis along which pages are turned; the raw values are the same as in UIKit.
  public enum NavigationOrientation: Int, Hashable, Sendable {
    /// Pages are side by side.
    case horizontal
    /// Pages are one above the other.
    case vertical
  }

  /// The direction of a page change; the raw values are the same as in UIKit.
  public enum NavigationDirection: Int, Hashable, Sendable {
    /// The change to the next page.
    case forward
    /// The change to the previous page.
    case reverse
  }

  /// The key of an option of a page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option of a page view controller.
    public let rawValue: String

    /// Creates the key of the option with the name `rawValue`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the space between pages; the space is in points.
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// The key of the position of the spine, which is between or beside the pages.
    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// The delegate, which is not retained.
  ///
  /// The container never calls the delegate, because page turns by the user are not modeled.
  public final weak var delegate: (any UIPageViewControllerDelegate)?
  /// The style of page turns; the value is stored but has no effect.
  public final let transitionStyle: TransitionStyle
  /// The axis along which pages are turned; the value is stored but has no effect.
  public final let navigationOrientation: NavigationOrientation
  /// The object that supplies the previous and the next page; not retained.
  ///
  /// The container never calls the data source. A test can call the data source, and pass the
  /// returned page to `setViewControllers(_:direction:animated:completion:)`.
  public final weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The visible pages.
  public private(set) final var viewControllers: [ViewController]? = []

  /// Creates a container without pages; the options have no effect.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
    worldToReport.reportOnce(
      "UIPageViewController", "A page view controller shows only the pages set in code.",
      advice: "Call setViewControllers with the controllers that the data source returns.")
  }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Replaces the visible pages immediately, and calls `completion` before returning.
  ///
  /// No animation is modeled, even if `animated` is true.
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
