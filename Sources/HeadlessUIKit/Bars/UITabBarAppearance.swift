public import Foundation
public import Presentation

/// The look of a tab bar; the values are stored but have no effect.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// The color of the mark behind the selected item.
  open var selectionIndicatorTintColor: ViewColor?
  /// The image behind the selected item.
  open var selectionIndicatorImage: UIImage?
  /// The look of items whose image is above the title.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// The look of items whose image is beside the title.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The look of items whose image is beside the title, in a low bar.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The arrangement of the items along the bar.
  open var stackedItemPositioning = TabBar.ItemPositioning.automatic
  /// The width of an item, in points; 0 for the system's width.
  open var stackedItemWidth: CGFloat = 0
  /// The space between items, in points; 0 for the system's space.
  open var stackedItemSpacing: CGFloat = 0

  override func copyValues(from other: UIBarAppearance) {
    super.copyValues(from: other)
    guard let other = other as? UITabBarAppearance else { return }
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
    stackedItemPositioning = other.stackedItemPositioning
    (stackedItemWidth, stackedItemSpacing) = (other.stackedItemWidth, other.stackedItemSpacing)
  }
}
