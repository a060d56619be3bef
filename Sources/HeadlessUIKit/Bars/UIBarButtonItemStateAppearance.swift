public import Foundation
import Presentation

/// The look of the buttons of a bar in one state; the values are stored but have no effect.
@preconcurrency @MainActor public class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title.
  @exclusivity(unchecked) public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance by which the title is moved from its usual place.
  public var titlePositionAdjustment = UIOffset.zero
  /// The image behind the title.
  public var backgroundImage: UIImage?
  /// The distance by which the image behind the title is moved from its usual place.
  public var backgroundImagePositionAdjustment = UIOffset.zero

  override init() {
    super.init()
  }

  func copyValues(from other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
