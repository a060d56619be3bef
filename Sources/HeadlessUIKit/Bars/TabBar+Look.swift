public import Presentation

extension TabBar {
  /// Whether the contents behind the bar are visible through the bar.
  ///
  /// Setting the value to false does not change the layout, and is reported once as the issue
  /// `notModelled`.
  public final var isTranslucent: Bool {
    get { kept.isTranslucent }
    set {
      kept.isTranslucent = newValue
      guard !newValue else { return }
      reportOnce(
        "UITabBar.isTranslucent", "the contents still extend behind an opaque bar",
        advice: "Test frames above an opaque bar on a device.")
    }
  }

  /// The color of the bar; the value is stored but has no effect.
  public final var barTintColor: ViewColor? {
    get { kept.barTintColor }
    set { kept.barTintColor = newValue }
  }

  /// The color of the items that are not selected; the value is stored but has no effect.
  public final var unselectedItemTintColor: ViewColor? {
    get { kept.unselectedItemTintColor }
    set { kept.unselectedItemTintColor = newValue }
  }

  /// The style of the bar; the value is stored but has no effect.
  public final var barStyle: UIBarStyle {
    get { kept.barStyle }
    set { kept.barStyle = newValue }
  }

  /// The look of the bar; the value is stored but has no effect.
  public final var standardAppearance: UITabBarAppearance {
    get { kept.standardAppearance }
    set { kept.standardAppearance = newValue }
  }

  /// The look of the bar while the contents are scrolled to their end; the value is stored but has
  /// no effect.
  public final var scrollEdgeAppearance: UITabBarAppearance? {
    get { kept.scrollEdgeAppearance }
    set { kept.scrollEdgeAppearance = newValue }
  }

  private var kept: KeptOfTabBar { attachment { KeptOfTabBar() } }
}

/// The values of a tab bar that are stored but have no effect.
@MainActor private final class KeptOfTabBar {
  var isTranslucent = true
  var barTintColor: ViewColor?
  var unselectedItemTintColor: ViewColor?
  var barStyle = UIBarStyle.default
  lazy var standardAppearance = UITabBarAppearance()
  var scrollEdgeAppearance: UITabBarAppearance?
}
