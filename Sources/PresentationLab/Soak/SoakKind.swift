/// The kind of the worlds of a soak.
package enum SoakKind: String, Hashable, Sendable, CaseIterable {
  /// Controllers that present each other.
  case modals
  /// Stacks in addition to modals: as root, presented, or in a page of another stack.
  case stacks
  /// All operations together, legal or not.
  ///
  /// Windows open and close, roots are replaced, children move, and containers send appearance
  /// callbacks themselves.
  case upheavals

  /// The command that runs a soak of this kind.
  var command: String { self == .modals ? "present soak" : "present soak \(rawValue)" }
}
