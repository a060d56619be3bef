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

/// UIKit's name for `StoryboardSegue`: a step from one screen to another.
public typealias UIStoryboardSegue = StoryboardSegue

extension Responder {
  /// Posted by a test before a keyboard is shown.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted by a test after a keyboard has been shown.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted by a test before a keyboard is hidden.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted by a test after a keyboard has been hidden.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted by a test before a keyboard changes its frame.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The key of the keyboard's frame at the end of the animation.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the keyboard's frame at the beginning of the animation.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the duration of the keyboard's animation, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve of the keyboard's animation.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}
