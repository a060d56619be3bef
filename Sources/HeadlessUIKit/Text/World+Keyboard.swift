public import Foundation
public import Presentation

extension World {
  /// The height of the simulated keyboard, in points; by default nil, which means no keyboard.
  ///
  /// With a height, the notifications of the keyboard are posted while text fields and text views
  /// begin and end editing. They are posted in the next turn of the run loop, and only if the
  /// keyboard appears, disappears or changes its height: if one field takes over from another, the
  /// keyboard stays.
  ///
  /// The keyboard has no view and covers no view. Its animation takes 0.25 seconds. The
  /// `keyboardLayoutGuide` of each view follows it. The table of a `UITableViewController` gets a
  /// larger `adjustedContentInset`, and scrolls the edited row above the keyboard.
  ///
  /// The `inputAccessoryView` of the first responder, or of the next responder in the chain that
  /// supplies such a view, is shown above the keyboard, in the window. Its height is part of the
  /// keyboard's frame in the notifications. If the first responder edits no text, for example if it
  /// is the controller of a chat, only the accessory view is shown. The notifications are then
  /// posted for the frame of this view.
  public var keyboardHeight: CGFloat? {
    get { keyboard.height }
    set { keyboard.height = newValue }
  }

  var keyboard: Keyboard { attachment { Keyboard(in: self) } }
}
