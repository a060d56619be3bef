public import Presentation

extension ViewController {
  /// The sides at which the view extends under bars; stored without effect, because views fill
  /// their containers.
  public final var edgesForExtendedLayout: UIRectEdge {
    get { kept.edges }
    set { kept.edges = newValue }
  }

  /// Whether the view extends under opaque bars; stored without effect.
  public final var extendedLayoutIncludesOpaqueBars: Bool {
    get { kept.includesOpaqueBars }
    set { kept.includesOpaqueBars = newValue }
  }

  /// Whether the insets of scroll views are adjusted for bars; stored without effect.
  public final var automaticallyAdjustsScrollViewInsets: Bool {
    get { kept.adjustsInsets }
    set { kept.adjustsInsets = newValue }
  }

  /// Whether the controller decides about the status bar while it covers only a part of the screen;
  /// stored without effect.
  public final var modalPresentationCapturesStatusBarAppearance: Bool {
    get { kept.capturesStatusBar }
    set { kept.capturesStatusBar = newValue }
  }

  /// Has no effect, because tests read the setting of the home indicator directly.
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  private var kept: KeptOfController { attachments.find { KeptOfController() } }
}

/// The settings of a controller that are stored without effect.
@MainActor private final class KeptOfController {
  var edges = UIRectEdge.all
  var includesOpaqueBars = false
  var adjustsInsets = true
  var capturesStatusBar = false
}
