public import Presentation

extension ViewController {
  /// The sides at which the view extends under bars; the value is stored but has no effect, because
  /// views fill their containers.
  public final var edgesForExtendedLayout: UIRectEdge {
    get { kept.edges }
    set { kept.edges = newValue }
  }

  /// Whether the view extends under opaque bars; the value is stored but has no effect.
  public final var extendedLayoutIncludesOpaqueBars: Bool {
    get { kept.includesOpaqueBars }
    set { kept.includesOpaqueBars = newValue }
  }

  /// Whether the insets of scroll views are adjusted for bars; the value is stored but has no
  /// effect.
  public final var automaticallyAdjustsScrollViewInsets: Bool {
    get { kept.adjustsInsets }
    set { kept.adjustsInsets = newValue }
  }

  /// Whether a presented controller that covers only a part of the screen controls the status bar;
  /// the value is stored but has no effect.
  public final var modalPresentationCapturesStatusBarAppearance: Bool {
    get { kept.capturesStatusBar }
    set { kept.capturesStatusBar = newValue }
  }

  /// Has no effect: a test reads `prefersHomeIndicatorAutoHidden` directly.
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  private var kept: KeptOfController { attachments.find { KeptOfController() } }
}

/// The settings of a controller that are stored but have no effect.
@MainActor private final class KeptOfController {
  var edges = UIRectEdge.all
  var includesOpaqueBars = false
  var adjustsInsets = true
  var capturesStatusBar = false
}
