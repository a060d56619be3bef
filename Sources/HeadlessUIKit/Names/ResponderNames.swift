public import Foundation
public import Presentation

/// UIKit's name for `Responder`: what takes part in the handling of events.
public typealias UIResponder = Responder

/// UIKit's name for `Touch`: a finger on the screen.
public typealias UITouch = Touch

/// UIKit's name for `StatusBarStyle`: how the status bar looks.
public typealias UIStatusBarStyle = StatusBarStyle

/// UIKit's name for `StatusBarAnimation`: how the status bar comes and goes.
public typealias UIStatusBarAnimation = StatusBarAnimation

/// UIKit's name for `InterfaceOrientationMask`: a set of orientations.
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask

/// UIKit's name for `StoryboardSegue`: a step from one screen to another.
public typealias UIStoryboardSegue = StoryboardSegue

extension Responder {
  /// Posted before a keyboard is shown: by tests.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted after a keyboard has been shown: by tests.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted before a keyboard is hidden: by tests.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted after a keyboard has been hidden: by tests.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted before a keyboard changes its frame: by tests.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The key of the frame that a keyboard ends at.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the frame that a keyboard begins at.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the seconds that a keyboard takes.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve that a keyboard moves along.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}
