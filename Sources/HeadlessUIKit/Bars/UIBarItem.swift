public import Foundation
public import Presentation

/// An item of a bar, with a title and an image.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// The title of the item.
  open var title: String?
  /// The image of the item.
  open var image: UIImage?
  /// A number with which an app can identify the item.
  open var tag = 0
  /// Whether the item responds to taps.
  open var isEnabled = true
  /// The insets of the image; the value is stored but has no effect.
  open var imageInsets = UIEdgeInsets.zero
  /// The image in landscape; the value is stored but has no effect.
  open var landscapeImagePhone: UIImage?
  /// The name by which UI tests find the item; the value is stored but has no effect.
  public final var accessibilityIdentifier: String?
  /// The text that VoiceOver reads aloud; the value is stored but has no effect.
  public final var accessibilityLabel: String?
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

  /// Stores the attributes of the title for a state; the attributes have no effect.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
  }

  /// Returns the attributes that were stored for a state; nil if none were stored.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }
}
