/// Two controllers that change places in a tab bar controller.
struct TabExchange {
  /// Who goes; nil when nothing was shown.
  let from: ViewController?
  /// Who comes; nil when there are no tabs any more.
  let to: ViewController?
  let isAnimated: Bool
}
