public import Foundation
public import Presentation

extension Responder {
  /// Posted only by tests, to simulate that the frame of a keyboard has changed.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The `userInfo` key that tells whether the keyboard belongs to the app.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
