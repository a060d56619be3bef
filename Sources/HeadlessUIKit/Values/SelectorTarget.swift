/// Carries out actions that are given by name, where no method was given along.
@MainActor public protocol SelectorTarget: AnyObject {
  /// Does what the selector names, for the control or the recogniser that sent it.
  func perform(_ selector: Selector, from sender: Any?)
}
