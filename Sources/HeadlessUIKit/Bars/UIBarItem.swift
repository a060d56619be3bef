public import Foundation

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
}
