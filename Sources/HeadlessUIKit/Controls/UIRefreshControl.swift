public import Foundation
import Presentation

/// A control that refreshes the contents of a scroll view when the user pulls the contents down.
///
/// Assign the control to ``UIScrollView/refreshControl``. A finger that moves down scrolls the
/// contents until the top of the contents is visible; then the contents stop. If the finger moves
/// down another 120 points, refreshing begins and the control sends `valueChanged`.
///
/// The insets of the scroll view do not change during refreshing.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Whether the contents are being refreshed.
  public private(set) final var isRefreshing = false
  /// The text below the activity indicator; the value is stored but has no effect.
  public final var attributedTitle: NSAttributedString?

  /// The length of a pull that begins refreshing, in points; this package chose the value.
  ///
  /// The length is measured from the moment when the contents have stopped at their top.
  private static let pull: CGFloat = 120
  /// Whether the finger that is on the screen has not begun refreshing yet.
  private var mayBePulled = true

  /// The intrinsic content size: 60 points high, without an intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: 60)
  }

  /// Sets ``isRefreshing`` to true without sending `valueChanged`.
  ///
  /// Call this method when the app refreshes the contents without a pull by the user.
  open func beginRefreshing() { isRefreshing = true }

  /// Sets ``isRefreshing`` to false; call this method when the contents are up to date.
  open func endRefreshing() { isRefreshing = false }

  /// Called when a finger begins to scroll, which may begin refreshing once.
  final func pullBegins() { mayBePulled = true }

  /// Begins refreshing and sends `valueChanged` and `primaryActionTriggered` if `distance` is at
  /// least 120 points.
  ///
  /// The argument `distance` is the distance in points that the finger has moved down. It is
  /// measured from the moment when the contents have stopped at their top. A control that is
  /// disabled or already refreshing ignores the pull. A finger that has begun refreshing must be
  /// lifted before it can begin refreshing again.
  final func pulled(by distance: CGFloat) {
    guard distance >= Self.pull, mayBePulled, isEnabled, !isRefreshing else { return }
    mayBePulled = false
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
