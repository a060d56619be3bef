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
  /// The operations of `upheavals`, performed in every third callback, to a nesting depth of four.
  ///
  /// After each run, all objects of the run must be released.
  case hostile

  /// Whether a run performs illegal operations as well.
  ///
  /// If true, only the invariants that hold after any operation are checked.
  var performsAnything: Bool { self == .upheavals || self == .hostile }

  /// The limits of operations inside callbacks: one callback in `rarity` performs an operation, if
  /// fewer than `depth` operations are open and fewer than `count` were performed in this run.
  var nesting: (rarity: Int, depth: Int, count: Int) { self == .hostile ? (3, 4, 60) : (16, 3, 6) }

  /// The command that runs a soak of this kind.
  var command: String { self == .modals ? "present soak" : "present soak \(rawValue)" }
}
