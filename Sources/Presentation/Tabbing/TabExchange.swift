/// Two controllers that change places in a tab bar controller.
struct TabExchange {
  /// The controller that disappears; nil when nothing was shown.
  let from: ViewController?
  /// The controller that appears; nil when there are no tabs left.
  let to: ViewController?
  let isAnimated: Bool
}
