public import Foundation

/// A quick action that the icon of the app offers; the values are stored but have no effect.
///
/// A test can create an item, and pass the item to the delegate of the application or of the scene.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  /// A text with which the app identifies the action.
  open private(set) var type: String
  /// The title of the action.
  open private(set) var localizedTitle: String
  /// The second title of the action.
  open private(set) var localizedSubtitle: String?
  /// The image of the action.
  open private(set) var icon: UIApplicationShortcutIcon?
  /// Data of the app.
  open private(set) var userInfo: [String: any NSSecureCoding]?

  /// Creates a quick action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
    (self.localizedSubtitle, self.icon, self.userInfo) = (localizedSubtitle, icon, userInfo)
    super.init()
  }
}
