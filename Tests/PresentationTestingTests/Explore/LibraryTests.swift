import Presentation
import PresentationLab
import PresentationTesting
import TestSupport
import Testing

/// Known bugs, each found by a shortest schedule, which a brute-force enumeration confirms.
@Suite("Scenarios that ship") @MainActor
struct LibraryTests {
  /// The known bugs: scenario, faulty presenter, broken property, and length of a shortest
  /// schedule.
  nonisolated static let bugs:
    [(scenario: String, implementation: Implementation, property: String, steps: Int)] = [
      ("double-dismiss", .naive, "nothing is dismissed twice", 6),
      ("two-presenters", .naive, "nothing is dismissed twice", 4),
      ("two-presenters", .unowned, "no object dismisses a screen that it has not presented", 2),
      ("taken-back", .noRollBack, "a canceled drag keeps the value", 4),
      ("two-presenters", .lostUpdate, "the screen shows what the model says", 3),
      ("photos", .lateWriteBack, "the program's last value is kept", 5),
      ("own-gesture", .completesTrue, "a canceled transition does not complete", 4),
      ("own-gesture", .neverCompletes, "nothing is stuck", 3),
      ("path", .naivePath, "the stack matches the path", 2),
    ]

  @Test(arguments: bugs)
  func `an exploration finds each known bug in the expected number of steps`(
    bug: (scenario: String, implementation: Implementation, property: String, steps: Int)
  ) throws {
    let failure = try #require(throws: ExplorationFailure.self) {
      try LibraryExplorations.proof(of: bug.scenario, bug.implementation)
    }
    expect(failure.property, equals: bug.property)
    expect(failure.schedule.steps.count, equals: bug.steps)
  }

  /// Replays every possible schedule from its beginning, independently of the explorer's own
  /// search.
  @Test(.ownProcess, arguments: bugs)
  func `each known bug needs a schedule of at least the expected length`(
    bug: (scenario: String, implementation: Implementation, property: String, steps: Int)
  ) throws {
    let scenario = try LibraryExplorations.scenario(named: bug.scenario)
    let force = Force { scenario.build($0, bug.implementation) }
    try expect(force.shortestFailure(upTo: bug.steps), equals: bug.steps)
  }

  @Test(.ownProcess, arguments: NamedScenario.all.map(\.name))
  func `an exploration with a depth limit runs every possible schedule exactly once`(name: String)
    throws
  {
    let scenario = try LibraryExplorations.scenario(named: name)
    let own = try #require(scenario.implementations.first { $0.isOwn })
    let exploration = try explore(depth: 2) { scenario.build($0, own) }
    expect(exploration.outcome, equals: .exhausted)
    let force = Force { scenario.build($0, own) }
    // Without a `beforeRest` function, an exploration leaves out schedules that end with a turn.
    try expect(
      exploration.schedules,
      equals: force.schedules(
        upTo: 2,
        withTrailingTurns: !Self.withoutEndings.contains(name)))
  }

  /// The scenarios without a `beforeRest` function.
  private static let withoutEndings: Set = [
    "deep-link", "discard-question", "double-dismiss", "login", "path", "path-under-sheet",
    "tab-paths",
  ]

  @Test func `every faulty presenter has a scenario that shows its bug`() {
    let shown = Set(Self.bugs.map(\.implementation))
    expect(shown, equals: Set(Implementation.allCases.filter { !$0.isOwn }))
  }
}
