/// The replacement of the shown controller of a tab bar controller by another controller.
struct TabExchange {
  /// The controller that disappears; nil if none was shown.
  let from: ViewController?
  /// The controller that appears; nil if no tabs are left.
  let to: ViewController?
  let isAnimated: Bool
}
