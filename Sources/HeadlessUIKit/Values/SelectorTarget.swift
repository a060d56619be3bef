/// An object that performs selectors by their names.
///
/// Most selectors have a closure that calls the method. If a selector was created from a name
/// alone, ``perform(_:from:)`` of the target is called instead.
@MainActor public protocol SelectorTarget: AnyObject {
  /// Performs the action that a selector names; the sender is, for example, a control or a gesture
  /// recognizer.
  func perform(_ selector: Selector, from sender: Any?)
}
