/// An object that performs selectors without a method, by their names.
@MainActor public protocol SelectorTarget: AnyObject {
  /// Performs a selector's action for the control or recognizer that sent it.
  func perform(_ selector: Selector, from sender: Any?)
}
