/// What a step asks a tab bar controller for.
package enum PlanTabsCall: Hashable, Sendable {
  /// The program selects the controller's tab.
  case select(String)
  /// The tabs become these, from the first to the last; animated or not.
  case set([String], animated: Bool = false)
}
