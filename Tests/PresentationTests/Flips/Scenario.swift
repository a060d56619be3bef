import Presentation
import PresentationLifecycle
import PresentationTesting

/// A short run that uses some rows of the state tables, and logs every callback.
struct Scenario: Sendable {
  let name: String
  var system = SystemBehavior.modern
  let act: @MainActor @Sendable (Scene) -> Void

  init(
    _ name: String, system: SystemBehavior = .modern,
    _ act: @escaping @MainActor @Sendable (Scene) -> Void
  ) {
    (self.name, self.system, self.act) = (name, system, act)
  }

  /// A row of a state table, by machine and name.
  struct Hit: Hashable, Sendable {
    let machine: MachineKind
    let row: String
  }

  /// Runs the scenario, and returns its digest, which is the log of everything that an app could
  /// see.
  ///
  /// - Parameter expected: The digest of a run without a planted mistake. The run stops at the
  ///   first line that differs from `expected`. If `expected` is nil, the whole scenario runs.
  @MainActor func digest(
    flip: RowFlip? = nil, expecting expected: [String]? = nil,
    onRow: ((MachineKind, String) -> Void)? = nil
  ) -> [String] {
    let world = World(
      system: system, reporter: IssueReporter(raisePolicy: .record), flip: flip)
    world.onRow = onRow.map { onRow in { onRow($0, $1.name) } }
    return world.use {
      let scene = Scene(world: world, expecting: expected)
      act(scene)
      return scene.end()
    }
  }

  /// Returns the log of a run without a planted mistake, and the state table rows that it used.
  @MainActor func rehearsal() -> (digest: [String], hits: Set<Hit>) {
    var hits: Set<Hit> = []
    let digest = digest { hits.insert(Hit(machine: $0, row: $1)) }
    return (digest, hits)
  }

  static let all: [Scenario] =
    presentations + cancelled + refused + queued + chained + crossed + ended + views
    + judgedElsewhere
    + steered + grabbed + manual + byUser + tornDown + animators
    + entries + stacks + stacksAndModals + tabs + tabsAndModals + fluid + adapted
}
