import Presentation
import PresentationLab
import PresentationTesting
import Testing

/// Known bugs, each found by a shortest schedule, which a brute-force enumeration confirms.
@Suite("Scenarios that ship") @MainActor
struct LibraryTests {
  /// A bug, the property that it breaks, and the fewest steps that show it.
  nonisolated static let bugs: [(scenario: String, craft: Craft, property: String, steps: Int)] = [
    ("double-dismiss", .naive, "nothing is dismissed twice", 6),
    ("two-presenters", .naive, "nothing is dismissed twice", 4),
    ("two-presenters", .unowned, "nobody dismisses what it has not presented", 2),
    ("taken-back", .noRollBack, "what was taken back stays", 4),
    ("two-presenters", .lostUpdate, "the screen shows what the model says", 3),
    ("photos", .lateWriteBack, "what the program said last stands", 5),
    ("own-gesture", .completesTrue, "a cancelled transition is not completed", 4),
    ("own-gesture", .neverCompletes, "nothing is stuck", 3),
    ("path", .naivePath, "the stack is the path", 2),
  ]

  @Test(arguments: bugs)
  func `a bug is found by a shortest schedule`(
    bug: (scenario: String, craft: Craft, property: String, steps: Int)
  ) throws {
    let failure = try #require(throws: ExplorationFailure.self) {
      try LibraryExplorations.proof(of: bug.scenario, bug.craft)
    }
    #expect(failure.property == bug.property)
    #expect(failure.schedule.steps.count == bug.steps)
  }

  /// Extends every possible schedule by every step and replays it: no choice stack, no pruning.
  @Test(arguments: bugs)
  func `no shorter schedule fails`(
    bug: (scenario: String, craft: Craft, property: String, steps: Int)
  ) throws {
    let scenario = try LibraryExplorations.scenario(named: bug.scenario)
    let force = Force { scenario.build($0, bug.craft) }
    #expect(try force.shortestFailure(upTo: bug.steps) == bug.steps)
  }

  @Test(arguments: NamedScenario.all.map(\.name))
  func `an exploration runs every possible schedule exactly once`(name: String) throws {
    let scenario = try LibraryExplorations.scenario(named: name)
    let own = try #require(scenario.crafts.first { $0.isOwn })
    let exploration = try explore(depth: 2) { scenario.build($0, own) }
    #expect(exploration.outcome == .exhausted)
    let force = Force { scenario.build($0, own) }
    // If the scenario does nothing before rest, trailing turns belong to coming to rest.
    let plain = [
      "double-dismiss", "path", "path-under-sheet", "tab-paths", "login", "discard-question",
      "deep-link",
    ]
    #expect(
      try exploration.schedules
        == force.schedules(upTo: 2, withTrailingTurns: !plain.contains(name)))
  }

  @Test func `every faulty implementation has a scenario that shows its bug`() {
    let shown = Set(Self.bugs.map(\.craft))
    #expect(shown == Set(Craft.allCases.filter { !$0.isOwn }))
  }
}
