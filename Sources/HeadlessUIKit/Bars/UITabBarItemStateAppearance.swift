public import Foundation
public import Presentation

/// The look of the items of a tab bar in one state; the values are stored but have no effect.
@preconcurrency @MainActor public class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title.
  @exclusivity(unchecked) public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance by which the title is moved from its usual place.
  public var titlePositionAdjustment = UIOffset.zero
  /// The color of the image.
  public var iconColor: ViewColor?
  /// The color of the badge.
  public var badgeBackgroundColor: ViewColor?
  /// The attributes of the badge's text.
  @exclusivity(unchecked) public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance by which the badge is moved from its usual place.
  public var badgePositionAdjustment = UIOffset.zero
  /// The distance by which the badge's text is moved from its usual place.
  public var badgeTitlePositionAdjustment = UIOffset.zero

  override init() {
    super.init()
  }

  func copyValues(from other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    (iconColor, badgeBackgroundColor) = (other.iconColor, other.badgeBackgroundColor)
    badgeTextAttributes = other.badgeTextAttributes
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
