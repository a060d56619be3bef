public import Foundation
import Presentation

/// A control that refreshes the contents of a scroll view when the user pulls the contents down.
///
/// Assign the control to ``UIScrollView/refreshControl``. A finger that pulls contents that are at
/// their top down by 120 points begins refreshing and sends `valueChanged`. The contents themselves
/// do not follow the finger beyond their top, and the insets do not change while the control
/// refreshes.
@preconcurrency @MainActor open class UIRefreshControl: UIControl {
  /// Whether the contents are being refreshed.
  public private(set) final var isRefreshing = false
  /// The text below the indicator; stored without effect.
  public final var attributedTitle: NSAttributedString?

  /// The distance in points beyond the top of the contents at which a pull begins refreshing; a
  /// choice of this package.
  private static let pull: CGFloat = 120

  /// The size of the control: 60 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: 60)
  }

  /// Sets ``isRefreshing``, because the program refreshes the contents; sends no actions.
  open func beginRefreshing() { isRefreshing = true }

  /// Ends refreshing; call this method when the contents are up to date.
  open func endRefreshing() { isRefreshing = false }

  /// Begins refreshing and sends `valueChanged` if a finger has pulled far enough.
  final func pulled(by distance: CGFloat) {
    guard distance >= Self.pull, isEnabled, !isRefreshing else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }
}
