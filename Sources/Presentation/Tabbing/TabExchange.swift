/// A change of the controller that a tab bar controller shows.
struct TabExchange {
  /// The controller that disappears; nil if no controller was shown before.
  let from: ViewController?
  /// The controller that appears; nil if no tabs are left.
  let to: ViewController?
  let isAnimated: Bool
}
