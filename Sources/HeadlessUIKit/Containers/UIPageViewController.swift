public import Foundation
public import Presentation

/// A container whose pages the user turns with a finger (C-19, C-20).
///
/// The pages are in a scroll view, which is a subview of the view. The visible pages are children
/// of the container. The data source is asked for the next page when a finger begins a turn.
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

  /// The place of the spine, around which pages of the style `pageCurl` turn; the raw values are
  /// the same as in UIKit.
  public enum SpineLocation: Int, Hashable, Sendable {
    /// There is no spine.
    case none
    /// The spine is at the left or upper edge.
    case min
    /// The spine is in the middle.
    case mid
    /// The spine is at the right or lower edge.
    case max
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

  /// The delegate, which is called when a finger turns a page; not retained.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The style of page turns.
  ///
  /// Pages always scroll. Creating a container with the style `pageCurl` is reported once as the
  /// issue `notModelled`.
  public final let transitionStyle: TransitionStyle
  /// The axis along which pages are turned.
  public final let navigationOrientation: NavigationOrientation
  /// The object that supplies the previous and the next page; not retained.
  ///
  /// Without a data source, a finger cannot turn pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Whether a page has contents on its back; the value is stored but has no effect.
  public final var isDoubleSided = false
  /// The place of the spine: `min` for the style `pageCurl`, and otherwise `none`.
  public final var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
  /// The recognizers of the gesture that turns pages.
  ///
  /// The list is empty for the style `scroll`, because its gesture belongs to the scroll view.
  public final var gestureRecognizers: [UIGestureRecognizer] {
    transitionStyle == .pageCurl ? [space.panGestureRecognizer] : []
  }
  /// The visible pages.
  ///
  /// During an animated turn that code has begun, these are the new pages already. While a finger
  /// turns a page, these are the pages before the turn. A page that the app removes from this
  /// container, or adds to another one, is no longer visible.
  open var viewControllers: [ViewController]? {
    guard let turn else { return ownPages }
    let pages = turn.isByHand ? turn.from : turn.to
    return turn.hasAddedPages ? pages.filter { $0.parent === self } : pages
  }
  /// The pages outside of a turn that are still children of the container.
  final var ownPages: [ViewController] { shownPages.filter { $0.parent === self } }
  /// The pages outside of a turn, or before it.
  final var shownPages: [ViewController] = []
  /// The running turn.
  final var turn: PageTurn?
  /// The last change of the pages.
  final var change = PageChange()
  /// How many changes of the pages are under way: a callback of a change may begin another one.
  final var runningChanges = 0
  /// The pages that begin to appear or disappear, and have not ended that yet.
  final var changingPages: [ViewController] = []
  /// Whether `setViewControllers` ends a turn to make room for its own pages.
  private var endsTurn = false
  private(set) final lazy var space: PageSpace = {
    let space = PageSpace(of: self)
    view.addSubview(space)
    return space
  }()

  /// Creates a container without pages; the options have no effect.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
    guard style == .pageCurl else { return }
    worldToReport.reportOnce(
      "UIPageViewController.pageCurl", "Pages do not curl, but scroll.",
      advice: "Create the page view controller with the style scroll.")
  }

  /// Creates a container without pages, whose pages curl on a device.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Returns nil, because decoding from an archive is not supported.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Replaces the visible pages (C-20).
  ///
  /// With an animation, the new pages move in for 0.3 seconds, from the right or from below if the
  /// direction is `forward`. Without an animation, and while the container has not appeared, the
  /// pages are replaced before this method returns.
  ///
  /// A turn that is running ends at once, and then the pages of this call replace its pages. If the
  /// callbacks at the end of that turn call this method again, these calls have no effect, because
  /// they come before the change of this call; their `completion` is called with false. If the
  /// callbacks of the change of this call call this method again, the last call decides. Both are
  /// our choice.
  ///
  /// At the end, `completion` is called with true. It is not called if an animation is asked for,
  /// the style is `scroll`, and the page is visible already.
  ///
  /// With the style `scroll`, an issue is raised unless the array has exactly one controller. An
  /// issue is also raised if a controller cannot be a child of this container (P-101). In both
  /// cases nothing changes.
  open func setViewControllers(
    _ viewControllers: [ViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pages = viewControllers ?? []
    guard transitionStyle != .scroll || pages.count == 1 else {
      return worldToReport.report(Issues.pageCount(pages.count), at: subject)
    }
    guard mayHold(pages) else { return }
    loadViewIfNeeded()
    guard !endsTurn else {
      completion?(false)
      return
    }
    endsTurn = true
    cutTurnShort()
    endsTurn = false
    defer { askForDots() }
    let isAnimated =
      animated && worldToReport.areAnimationsEnabled && appearance == .appeared
      && space.pageLength > 0
    // The app may change the pages in the `viewDidLoad` of a page that is placed.
    if isAnimated { space.centerPages() }
    let turn = PageTurn(
      from: ownPages, to: pages, direction, isByHand: false, completion: completion)
    guard isAnimated, !turn.coming.isEmpty else {
      replace(with: turn.to)
      if !isAnimated || transitionStyle == .pageCurl { completion?(true) }
      return
    }
    begin(turn)
    if self.turn === turn { space.scroll(direction) }
  }

  private func askForDots() {
    guard transitionStyle == .scroll, let dataSource else { return }
    _ = dataSource.presentationCount(for: self)
    _ = dataSource.presentationIndex(for: self)
  }

  /// The orientations that the delegate returns; without a delegate, all except upside down.
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  /// The orientation that the delegate returns; without a delegate, portrait.
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// Creates the view with the scroll view of the pages.
  open override func loadView() {
    super.loadView()
    _ = space
  }

  /// Ends a turn that is running.
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    cutTurnShort()
  }
}

/// A change of the pages of a page view controller, which is compared by its identity.
///
/// A number would be different in each state, so no exploration would end.
@MainActor final class PageChange {}
