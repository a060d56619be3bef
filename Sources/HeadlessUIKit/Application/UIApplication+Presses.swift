import Presentation

extension UIApplication {
  /// Simulates that the user presses and releases a button, for example of a remote control.
  ///
  /// `pressesBegan` and `pressesEnded` are called on the first responder. If there is none, they
  /// are called on the innermost controller in front whose `canBecomeFirstResponder` is true, or
  /// else on the key window. By default, a responder calls the next one of the chain.
  ///
  /// The call has no effect while a transition turns user interaction off (P-66a).
  ///
  /// - Returns: Whether a responder has handled the press: the last responder of the chain was not
  ///   called.
  @discardableResult public func pressButton(_ type: UIPress.PressType) -> Bool {
    guard !world.isIgnoringInteractionEvents else { return false }
    return world.use {
      let press = UIPress(of: type)
      defer { end(press) }
      return begin(press)
    }
  }

  /// Calls `pressesBegan` on the first responder of the chain for keys.
  ///
  /// - Returns: Whether a responder has handled the press.
  func begin(_ press: UIPress) -> Bool {
    press.timestamp = CACurrentMediaTime()
    press.responder = startOfKeys
    let event = UIPressesEvent([press])
    press.responder?.pressesBegan([press], with: event)
    return press.responder != nil && event.isHandled
  }

  /// Calls `pressesEnded` on the responder that received the press first.
  func end(_ press: UIPress) {
    press.phase = .ended
    press.responder?.pressesEnded([press], with: UIPressesEvent([press]))
  }
}
