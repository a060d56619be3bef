/// The kind of the worlds of a soak.
package enum SoakKind: String, Hashable, Sendable, CaseIterable {
  /// Controllers that present each other.
  case modals
  /// Stacks beside them: as root, presented, in a page of another stack.
  case stacks
  /// Everything at once, legal or not: windows that come and go, roots that are replaced, children
  /// that move, appearances that a container sends by itself.
  case upheavals

  /// The command that runs a soak of this kind.
  var command: String { self == .modals ? "present soak" : "present soak \(rawValue)" }
}
