/// An object that performs selectors by their names.
///
/// The object is called for a selector that was created from a name alone, without a closure that
/// calls the method.
@MainActor public protocol SelectorTarget: AnyObject {
  /// Performs the action with a selector's name; the sender is, for example, a control or a gesture
  /// recognizer.
  func perform(_ selector: Selector, from sender: Any?)
}
