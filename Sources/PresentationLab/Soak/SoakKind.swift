/// The kind of controllers and operations in a soak test.
package enum SoakKind: String, Hashable, Sendable, CaseIterable {
  /// Controllers that present each other.
  case modals
  /// Controllers that present each other, with navigation stacks and tab bar controllers.
  ///
  /// A stack may be the root, a presented controller, a tab, or a child of a pushed controller.
  case stacks
  /// All operations together, legal or not.
  ///
  /// Windows open and close, root controllers are replaced, and children move to other parents. The
  /// run also calls `beginAppearanceTransition` on controllers.
  case upheavals
  /// The operations of `upheavals`, with many more operations inside callbacks.
  ///
  /// On average, every third callback performs an operation. Up to four operations are nested.
  /// After each run, all objects of the run must be released.
  case hostile

  /// Whether a run performs illegal operations as well.
  ///
  /// If true, only the invariants that hold after any operation are checked.
  var performsAnything: Bool { self == .upheavals || self == .hostile }

  /// The limits of operations inside callbacks.
  ///
  /// On average, one callback in `rarity` performs an operation. At most `depth` operations are
  /// nested, and a run performs at most `count` operations inside callbacks.
  var nesting: (rarity: Int, depth: Int, count: Int) { self == .hostile ? (3, 4, 60) : (16, 3, 6) }

  /// The command that runs a soak test of this kind.
  var command: String { self == .modals ? "present soak" : "present soak \(rawValue)" }
}
