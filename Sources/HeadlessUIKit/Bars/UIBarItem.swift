public import Foundation
public import Presentation

/// UIKit's name for `BarItem`: an item of a bar, with a title and an image.
public typealias UIBarItem = BarItem

extension BarItem {
  /// The image of the item.
  public final var image: UIImage? {
    get { kept.image }
    set { kept.image = newValue }
  }

  /// The image in landscape; the value is stored but has no effect.
  public final var landscapeImagePhone: UIImage? {
    get { kept.landscapeImage }
    set { kept.landscapeImage = newValue }
  }

  /// Stores the attributes of the title for a state; the attributes have no effect.
  public final func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    kept.titleAttributes[state] = attributes
  }

  /// Returns the attributes that were stored for a state; nil if none were stored.
  public final func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { kept.titleAttributes[state] }

  private var kept: KeptOfBarItem { attachments.find { KeptOfBarItem() } }
}

/// The values of a bar item that are stored but have no effect.
@MainActor private final class KeptOfBarItem {
  var image: UIImage?
  var landscapeImage: UIImage?
  var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
}
