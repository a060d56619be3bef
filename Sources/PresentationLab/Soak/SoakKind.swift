/// The kind of the worlds of a soak.
package enum SoakKind: String, Hashable, Sendable, CaseIterable {
  /// Controllers that present each other.
  case modals
  /// Stacks in addition to modals: a stack may be the root, presented, or in a page of another
  /// stack.
  case stacks
  /// All operations together, legal or not.
  ///
  /// Windows open and close, roots are replaced, and children move. Containers send appearance
  /// callbacks to their children.
  case upheavals

  /// The command that runs a soak of this kind.
  var command: String { self == .modals ? "present soak" : "present soak \(rawValue)" }
}
