public import Presentation

extension ViewController {
  /// Whether the insets of scroll views are adjusted for bars.
  ///
  /// Setting the value to false has no effect, and is reported once as the issue `notModelled`.
  public final var automaticallyAdjustsScrollViewInsets: Bool {
    get { kept.adjustsInsets }
    set {
      kept.adjustsInsets = newValue
      guard !newValue else { return }
      (world ?? .current).reportOnce(
        "UIViewController.automaticallyAdjustsScrollViewInsets",
        "automaticallyAdjustsScrollViewInsets: scroll views still adjust their insets.",
        advice: "Set the scroll view's contentInsetAdjustmentBehavior to never.")
    }
  }

  /// Stores the scroll view of the controller for edges of the view; bars do not follow the scroll
  /// view.
  public final func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {
    for side in KeptOfController.sides where edge.contains(side) {
      kept.scrollViews[side.rawValue] = scrollView
    }
  }

  /// Returns the scroll view that was stored for an edge; nil if none was stored.
  public final func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    kept.scrollViews[edge.rawValue]
  }

  private var kept: KeptOfController { attachments.find { KeptOfController() } }
}

/// The settings of a controller that are stored but have no effect.
@MainActor private final class KeptOfController {
  var adjustsInsets = true
  static let sides: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]
  var scrollViews: [UInt: UIScrollView] = [:]
}
