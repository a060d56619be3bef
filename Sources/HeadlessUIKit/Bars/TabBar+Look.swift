public import Foundation
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

  /// The arrangement of items along a bar; the raw values are the same as in UIKit.
  public enum ItemPositioning: Int, Hashable, Sendable {
    /// The system chooses the arrangement.
    case automatic
    /// The items fill the bar.
    case fill
    /// The items are in the middle of the bar.
    case centered
  }

  /// The arrangement of the items; the value is stored but has no effect.
  public final var itemPositioning: ItemPositioning {
    get { kept.itemPositioning }
    set { kept.itemPositioning = newValue }
  }

  /// The width of an item, in points; the value is stored but has no effect.
  public final var itemWidth: CGFloat {
    get { kept.itemWidth }
    set { kept.itemWidth = newValue }
  }

  /// The space between items, in points; the value is stored but has no effect.
  public final var itemSpacing: CGFloat {
    get { kept.itemSpacing }
    set { kept.itemSpacing = newValue }
  }

  /// The image behind the items; the value is stored but has no effect.
  public final var backgroundImage: UIImage? {
    get { kept.backgroundImage }
    set { kept.backgroundImage = newValue }
  }

  /// The image above the bar; the value is stored but has no effect.
  public final var shadowImage: UIImage? {
    get { kept.shadowImage }
    set { kept.shadowImage = newValue }
  }

  /// The image behind the selected item; the value is stored but has no effect.
  public final var selectionIndicatorImage: UIImage? {
    get { kept.selectionIndicatorImage }
    set { kept.selectionIndicatorImage = newValue }
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
  var itemPositioning = TabBar.ItemPositioning.automatic
  var itemWidth: CGFloat = 0
  var itemSpacing: CGFloat = 0
  var backgroundImage: UIImage?
  var shadowImage: UIImage?
  var selectionIndicatorImage: UIImage?
}
