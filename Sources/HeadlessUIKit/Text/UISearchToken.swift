public import Foundation

/// A part of a search that a search field shows as an icon with a text.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  /// The icon.
  public final let icon: UIImage?
  /// The text.
  public final let text: String
  /// An object of the app to which the token belongs.
  open var representedObject: Any?

  /// Creates a token with an icon and a text.
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }
}
