public import Foundation

/// An item of a bar: its title and its image.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// Its text.
  open var title: String?
  /// Its picture.
  open var image: UIImage?
  /// A number to know it by.
  open var tag = 0
  /// Whether it reacts.
  open var isEnabled = true
}
