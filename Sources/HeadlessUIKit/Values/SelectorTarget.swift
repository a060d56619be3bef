/// An object that performs selectors by their names.
///
/// ``perform(_:from:)`` is called on a target if the selector was created from a name alone,
/// without a closure that calls the method.
@MainActor public protocol SelectorTarget: AnyObject {
  /// Performs the action that a selector names; the sender is, for example, a control or a gesture
  /// recognizer.
  func perform(_ selector: Selector, from sender: Any?)
}
