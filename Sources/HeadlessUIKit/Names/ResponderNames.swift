public import Foundation
public import Presentation

/// UIKit's name for `Responder`: an object that handles events.
public typealias UIResponder = Responder

/// UIKit's name for `TextInputMode`: a language in which the user types.
public typealias UITextInputMode = TextInputMode

/// UIKit's name for `Touch`: a finger on the screen.
public typealias UITouch = Touch

/// UIKit's name for `Press`: a press of a key or a button.
public typealias UIPress = Press

/// UIKit's name for `PressesEvent`: an event about pressed keys and buttons.
public typealias UIPressesEvent = PressesEvent

/// UIKit's name for `PressedKey`: a key that is pressed.
public typealias UIKey = PressedKey

/// UIKit's name for `KeyboardUsage`: a key of a hardware keyboard.
public typealias UIKeyboardHIDUsage = KeyboardUsage

/// UIKit's name for `AccessibilityScrollDirection`: a direction in which VoiceOver scrolls.
public typealias UIAccessibilityScrollDirection = AccessibilityScrollDirection

/// UIKit's name for `StatusBarStyle`: the look of the status bar.
public typealias UIStatusBarStyle = StatusBarStyle

/// UIKit's name for `StatusBarAnimation`: the animation that shows and hides the status bar.
public typealias UIStatusBarAnimation = StatusBarAnimation

/// UIKit's name for `InterfaceOrientationMask`: a set of orientations.
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask

/// UIKit's name for `AccessibilityTraits`: the purposes of an element for VoiceOver.
public typealias UIAccessibilityTraits = AccessibilityTraits

/// UIKit's name for `RectEdge`: a set of sides of a rectangle.
public typealias UIRectEdge = RectEdge

/// UIKit's name for `StoryboardSegue`: a segue from one controller to another.
public typealias UIStoryboardSegue = StoryboardSegue

extension Responder {
  /// Posted when the keyboard is about to be shown.
  ///
  /// The package posts it if the test has set `World.keyboardHeight`; a test can also post it.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted when the keyboard has been shown.
  ///
  /// The package posts it if the test has set `World.keyboardHeight`; a test can also post it.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted when the keyboard is about to be hidden.
  ///
  /// The package posts it if the test has set `World.keyboardHeight`; a test can also post it.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted when the keyboard has been hidden.
  ///
  /// The package posts it if the test has set `World.keyboardHeight`; a test can also post it.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted when the frame of the keyboard is about to change.
  ///
  /// The package posts it if the test has set `World.keyboardHeight`; a test can also post it.
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
