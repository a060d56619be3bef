public import Foundation
public import Presentation

extension World {
  /// The height of the simulated keyboard, in points; by default nil, which means no keyboard.
  ///
  /// With a height, the notifications of the keyboard are posted while text fields and text views
  /// begin and end editing. They are posted in the next turn of the run loop, and only if the
  /// keyboard appears or disappears: if one field takes over from another, the keyboard stays.
  ///
  /// The keyboard has no view and covers no view. Its animation takes 0.25 seconds.
  public var keyboardHeight: CGFloat? {
    get { keyboard.height }
    set { keyboard.height = newValue }
  }

  var keyboard: Keyboard { attachment { Keyboard(in: self) } }
}
