public import Presentation

extension ViewController {
  /// The sides at which the view extends under bars.
  ///
  /// The value is stored but has no effect, because views fill their containers. A value other than
  /// `all` is reported once as the issue `notModelled`.
  public final var edgesForExtendedLayout: UIRectEdge {
    get { kept.edges }
    set {
      kept.edges = newValue
      guard newValue != .all else { return }
      (world ?? .current).reportOnce(
        "UIViewController.edgesForExtendedLayout",
        "edgesForExtendedLayout: the view fills its container, also behind bars.",
        advice: "Pin subviews to the safe area, or test the frame on a device.")
    }
  }

  /// Whether the view extends under opaque bars; the value is stored but has no effect.
  public final var extendedLayoutIncludesOpaqueBars: Bool {
    get { kept.includesOpaqueBars }
    set { kept.includesOpaqueBars = newValue }
  }

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
  var edges = UIRectEdge.all
  var includesOpaqueBars = false
  var adjustsInsets = true
  static let sides: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]
  var scrollViews: [UInt: UIScrollView] = [:]
}
