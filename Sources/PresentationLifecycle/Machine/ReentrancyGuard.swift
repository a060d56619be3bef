/// A machine together with the lists of it that are being delivered: the door's side of law 3.
///
/// While a list is open, only rows that keep the state may fire for that machine. A list is open
/// from its first effect until its last effect *begins*: the last one may advance the machine
/// (law 1, the tail rule).
package struct ReentrancyGuard<M: Machine>: Hashable, Sendable {
  package private(set) var machine: M
  package private(set) var openLists = 0

  package init(_ machine: M) {
    self.machine = machine
  }

  package var state: M.State { machine.state }

  /// Lets the machine handle `event`, as `flip` has changed it, and keeps law 3.
  package mutating func handle(
    _ event: M.Event, flip: RowFlip?, laws: LawEnforcement
  ) -> Row<M.Effect> {
    let before = machine.state
    var row = machine.handle(event)
    if row.kind == .impossible {
      laws.broken("\(M.kind.rawValue): \(row.name) (\(before), \(event))")
    }
    if let flip { flip.apply(to: &row, of: &machine) }
    if openLists > 0 && machine.state != before {
      laws.broken(
        """
        \(M.kind.rawValue): row "\(row.name)" moved from \(before) to \(machine.state) \
        while a list of this machine was open (law 3)
        """)
    }
    return row
  }

  package mutating func openList() { openLists += 1 }
  package mutating func closeList() { openLists -= 1 }
}

/// The reaction to a broken law of this package.
package enum LawEnforcement: Hashable, Sendable {
  /// The program stops with the row's name in the message.
  case trap
  /// The run goes on; only the flip tests, which break laws on purpose, ask for it.
  case tolerate

  package func broken(_ what: @autoclosure () -> String) {
    switch self {
    case .trap: fatalError(what())
    case .tolerate: break
    }
  }
}
