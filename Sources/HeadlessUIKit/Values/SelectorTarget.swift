/// An object that performs selectors by their names.
///
/// Most selectors contain a closure that calls a method of the target. If a selector was created
/// from a name alone, the target's ``perform(_:from:)`` is called instead.
@MainActor public protocol SelectorTarget: AnyObject {
  /// Performs the action that a selector names; the sender is, for example, a control or a gesture
  /// recognizer.
  func perform(_ selector: Selector, from sender: Any?)
}
