public import Foundation
import Presentation

/// The look of a navigation bar; the values are stored but have no effect.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The distance by which the title is moved from its usual place.
  open var titlePositionAdjustment = UIOffset.zero
}
