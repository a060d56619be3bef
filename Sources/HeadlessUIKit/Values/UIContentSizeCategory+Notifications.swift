public import Foundation

extension UIContentSizeCategory {
  /// Posted only by tests, to simulate that the user has chosen another text size.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
}
