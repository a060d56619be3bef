package import Presentation
package import PresentationTesting

/// One run of a soak test: random operations on controllers, with checks after every turn.
@MainActor package final class SoakRun {
  package let seed: UInt64
  package let journal: SoakJournal
  let stage: Stage
  let cast: SoakCast
  let kind: SoakKind
  let operations: [SoakOperation]
  var numbers: SeededNumbers
  var drags: [Drag] = []
  /// The controllers on which the run has called `beginAppearanceTransition`, but not yet
  /// `endAppearanceTransition`.
  var begun: [any SoakMember] = []
  /// The controllers that a running `transition(from:to:)` exchanges.
  var exchanging: [ViewController] = []
  /// The controllers to which the run has sent appearance callbacks with
  /// `beginAppearanceTransition`.
  ///
  /// Such a controller may have appeared while its view is not visible. It may also have
  /// disappeared while its view is visible.
  var forced: Set<ObjectIdentifier> = []
  private(set) var depth = 0
  private var budget: Int
  private var laws: SoakLaws

  package var world: World { stage.world }
  /// The recorded events; empty if the run does not record.
  package private(set) var trace: Trace
  /// The controllers of the run, one line per controller.
  package var castList: [String] {
    cast.list + (world.system.areTransitionsFluid ? ["Transitions are fluid"] : [])
  }
  package var everybody: [ViewController] { cast.everybody }

  package init(
    seed: UInt64, _ kind: SoakKind = .modals, flip: RowFlip? = nil, records: Bool
  ) {
    (self.seed, self.kind) = (seed, kind)
    operations = SoakOperation.list(of: kind)
    budget = kind.nesting.count
    numbers = SeededNumbers(seed: seed)
    journal = SoakJournal(keepsWords: records)
    laws = SoakLaws(journal: journal)
    let system = Self.system(for: kind, &numbers)
    cast = SoakCast(&numbers, kind)
    // A broken law does not stop the program here; `laws` reports it as a failure.
    let world = World(
      system: system, reporter: IssueReporter(raisePolicy: .record), flip: flip,
      laws: .tolerate)
    stage = Stage(cast.root, world: world)
    trace = stage.trace
    cast.join(self)
    world.recorder.isOn = records
    // The trace ends at the first broken invariant.
    journal.onBreak = { [unowned world] in world.recorder.isOn = false }
    journal.counts.runs = 1
    observe()
  }

  private static func system(
    for kind: SoakKind, _ numbers: inout SeededNumbers
  ) -> SystemBehavior {
    switch kind {
    case .modals: .modern
    case .stacks, .upheavals, .hostile: numbers.chance(1, of: 4) ? .fluid : .modern
    }
  }

  private func observe() {
    world.onRow = { [unowned self] kind, row in
      let row = row.name
      if kind == .stack, row == "abandons its transition" { journal.hasGivenUp = true }
      if kind == .transition, row == "starts" { journal.counts.transitions += 1 }
      laws.noteRow(kind, row, world)
    }
    world.clock.addCommitObserver("soak", order: 100) { [unowned self] in
      journal.counts.turns += 1
      SoakInvariants(self).checkTurn()
    }
  }

  /// Performs random operations, waits for all transitions, removes all controllers, and ends the
  /// world.
  package func perform() {
    let count = 12 + numbers.below(19)
    for _ in 0..<count where journal.broken == nil { performOperation() }
    rest()
    budget = 0
    kind.performsAnything ? closeWindows() : dismissEverything()
    trace = stage.trace
    world.end()
  }

  private func dismissEverything() {
    for controller in [cast.root] + cast.children where journal.broken == nil {
      // This dismissal is not animated, because an animator of the cast might cancel it.
      dismiss(from: controller, animated: false)
      rest()
    }
    if journal.broken == nil { SoakInvariants(self).checkEmpty() }
  }

  func rest() {
    guard journal.broken == nil else { return }
    for drag in drags { drag.cancel() }
    drags.removeAll()
    endForced()
    journal.write("settle")
    do throws(NotSettled) {
      try stage.settle(limit: .seconds(60))
    } catch {
      journal.breaks("P-80", "\(error)")
    }
    if journal.broken == nil { SoakInvariants(self).checkRest() }
  }

  /// Performs a random operation inside the current callback; most calls do nothing.
  func visit(_ place: @autoclosure () -> String) {
    guard budget > 0, depth < kind.nesting.depth, journal.broken == nil,
      numbers.chance(1, of: kind.nesting.rarity)
    else { return }
    budget -= 1
    depth += 1
    journal.write(depth: depth, "in \(place()):")
    performNestedOperation()
    depth -= 1
  }

  /// The objects that must be released when the run is released.
  ///
  /// Each element has the name of an object, and a closure that returns the object. The closure
  /// returns nil after the object was released.
  var witnesses: [(name: String, object: () -> AnyObject?)] {
    everybody.map { member in (member.name, { [weak member] in member }) }
      + [("the world", { [weak world] in world })]
  }

  func later(_ milliseconds: Int, _ body: @escaping @MainActor () -> Void) {
    world.clock.schedule("soak", after: .milliseconds(milliseconds)) { [weak self] in
      self?.world.use(body)
    }
  }

  /// Whether the run has set a zoom as the `preferredTransition` of any controller.
  var prefersZoom = false
}
