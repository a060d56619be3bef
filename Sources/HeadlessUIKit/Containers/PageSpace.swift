import Foundation
import Presentation

/// The scroll view of a page view controller.
///
/// It is three pages long. At rest, the visible page is in the middle. During a turn, the other
/// page is beside it: before it in a turn backward, and behind it in a turn forward.
final class PageSpace: UIScrollView {
  private let isVertical: Bool
  private var pageSize = CGSize.zero
  private weak var pager: UIPageViewController?
  /// The direction in which there was no page during this drag.
  private var deadEnd: UIPageViewController.NavigationDirection?

  init(of pager: UIPageViewController) {
    isVertical = pager.navigationOrientation == .vertical
    self.pager = pager
    super.init(frame: pager.view.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentInsetAdjustmentBehavior = .never
    isPagingEnabled = true
    panGestureRecognizer.onFirstTouch = nil
    centerPages()
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The length of a page along the axis of the turns.
  var pageLength: CGFloat { along(CGPoint(x: pageSize.width, y: pageSize.height)) }
  private var way: CGFloat { along(contentOffset) - pageLength }
  /// Whether more than half of the page beside the middle is visible.
  var isPastHalf: Bool { abs(way) * 2 > pageLength }

  /// Shows the visible pages in the middle.
  func centerPages() {
    contentSize = CGSize(
      width: bounds.width * (isVertical ? 1 : 3), height: bounds.height * (isVertical ? 3 : 1))
    pageSize = bounds.size
    for page in pager?.viewControllers ?? [] { place(page, at: pageLength) }
    contentOffset = offset(at: pageLength)
  }

  /// Adds the view of a page beside the middle.
  func add(_ page: ViewController, _ direction: UIPageViewController.NavigationDirection) {
    addSubview(page.view)
    place(page, at: start(of: direction))
  }

  func scroll(_ direction: UIPageViewController.NavigationDirection) {
    setContentOffset(offset(at: start(of: direction)), animated: true)
  }

  /// Ends a drag and a movement.
  func halt() {
    contentOffset = contentOffset
    guard isDragging else { return }
    panGestureRecognizer.isEnabled = false
    panGestureRecognizer.isEnabled = true
  }

  private func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }

  private func offset(at position: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: position) : CGPoint(x: position, y: 0)
  }

  private func start(of direction: UIPageViewController.NavigationDirection) -> CGFloat {
    direction == .forward ? 2 * pageLength : 0
  }

  private func place(_ page: ViewController, at position: CGFloat) {
    page.view.frame = CGRect(origin: offset(at: position), size: pageSize)
  }

  // MARK: Scrolling

  override func layoutSubviews() {
    super.layoutSubviews()
    if bounds.size != pageSize { pager?.sizeChanged() }
  }

  override func mayScroll() -> Bool { movement == nil && super.mayScroll() }

  override func validOffset(nearestTo offset: CGPoint) -> CGPoint {
    let wish = along(offset) - pageLength
    let direction: UIPageViewController.NavigationDirection = wish > 0 ? .forward : .reverse
    guard wish != 0, direction != deadEnd else { return self.offset(at: pageLength) }
    guard pager?.turns(direction) == true else {
      deadEnd = direction
      return self.offset(at: pageLength)
    }
    return self.offset(at: pageLength + max(-pageLength, min(wish, pageLength)))
  }

  override func contentsStopped() {
    deadEnd = nil
    pager?.endTurn()
  }
}
