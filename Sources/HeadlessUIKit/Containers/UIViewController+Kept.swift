public import Presentation

extension ViewController {
  /// The sides at which the view reaches below bars; kept: views fill their containers.
  public final var edgesForExtendedLayout: UIRectEdge {
    get { kept.edges }
    set { kept.edges = newValue }
  }

  /// Whether the view reaches below opaque bars; kept.
  public final var extendedLayoutIncludesOpaqueBars: Bool {
    get { kept.includesOpaqueBars }
    set { kept.includesOpaqueBars = newValue }
  }

  /// Whether scroll views get room for bars; kept.
  public final var automaticallyAdjustsScrollViewInsets: Bool {
    get { kept.adjustsInsets }
    set { kept.adjustsInsets = newValue }
  }

  /// Whether the controller decides about the status bar while it covers a part of the screen;
  /// kept.
  public final var modalPresentationCapturesStatusBarAppearance: Bool {
    get { kept.capturesStatusBar }
    set { kept.capturesStatusBar = newValue }
  }

  /// Asks for the home indicator's setting again: without effect, since tests read the setting.
  public final func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  private var kept: KeptOfController { attachments.find { KeptOfController() } }
}

/// The settings of a controller that are kept and have no effect.
@MainActor private final class KeptOfController {
  var edges = UIRectEdge.all
  var includesOpaqueBars = false
  var adjustsInsets = true
  var capturesStatusBar = false
}
