/// An object that performs selectors by their names; called if the selector has no method.
@MainActor public protocol SelectorTarget: AnyObject {
  /// Performs the action of a selector, which a control or a recognizer has sent.
  func perform(_ selector: Selector, from sender: Any?)
}
