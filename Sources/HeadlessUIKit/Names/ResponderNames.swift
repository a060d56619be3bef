public import Foundation
public import Presentation

/// UIKit's name for `Responder`: an object that handles events.
public typealias UIResponder = Responder

/// UIKit's name for `Touch`: a finger on the screen.
public typealias UITouch = Touch

/// UIKit's name for `StatusBarStyle`: the look of the status bar.
public typealias UIStatusBarStyle = StatusBarStyle

/// UIKit's name for `StatusBarAnimation`: the animation that shows and hides the status bar.
public typealias UIStatusBarAnimation = StatusBarAnimation

/// UIKit's name for `InterfaceOrientationMask`: a set of orientations.
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask

/// UIKit's name for `StoryboardSegue`: a segue from one controller to another.
public typealias UIStoryboardSegue = StoryboardSegue

extension Responder {
  /// Posted only by tests, to simulate that a keyboard is about to be shown.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted only by tests, to simulate that a keyboard has been shown.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted only by tests, to simulate that a keyboard is about to be hidden.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted only by tests, to simulate that a keyboard has been hidden.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted only by tests, to simulate that the frame of a keyboard is about to change.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The `userInfo` key of the keyboard's frame at the end of the keyboard's animation.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The `userInfo` key of the keyboard's frame at the beginning of the keyboard's animation.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The `userInfo` key of the duration of the keyboard's animation, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The `userInfo` key of the timing curve of the keyboard's animation.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}
