/// A wrapper that checks that a state machine keeps its state while effects run (law 3).
///
/// The check applies from the first effect of a row until its last effect *begins*. The last effect
/// may run app code, which may move the machine to its next state (law 1).
package struct ReentrancyGuard<M: Machine>: Hashable, Sendable {
  package private(set) var machine: M
  package private(set) var openLists = 0

  package init(_ machine: M) {
    self.machine = machine
  }

  package var state: M.State { machine.state }

  /// Sends `event` to the machine, and checks that the machine keeps law 3.
  ///
  /// In tests, `flip` may add a deliberate mistake to the row or to the next state.
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

/// The reaction if a state machine breaks one of the laws that ``Machine`` lists.
package enum LawEnforcement: Hashable, Sendable {
  /// Stops the program; the message names the row of the state table that broke the law.
  case trap
  /// Continues in spite of the broken law; only for tests that insert a deliberate mistake.
  case tolerate

  package func broken(_ what: @autoclosure () -> String) {
    switch self {
    case .trap: fatalError(what())
    case .tolerate: break
    }
  }
}
