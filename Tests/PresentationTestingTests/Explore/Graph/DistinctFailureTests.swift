import Presentation
import PresentationLab
import PresentationTesting
import TestSupport
import Testing

/// Explorations that continue after a failure.
@Suite("All distinct failures") @MainActor
struct DistinctFailureTests {
  @Test func `each failing property is listed with its own shortest schedule`() throws {
    let found = try #require(throws: ExplorationFailures.self) {
      try explore(all: true) { scenario in
        let home = scenario.home()
        var count = 0
        scenario.state { count }
        scenario.may("count", when: { count < 3 }) { count += 1 }
        scenario.may("open", when: { home.presentedViewController == nil }) {
          home.present(ViewController("Menu"), animated: false)
        }
        scenario.always("few") { .expect(count < 3, true) }
        scenario.atRest("Home is alone") { home.presentedViewController == nil }
      }
    }
    expect(found.failures.map(\.property), equals: ["Home is alone", "few"])
    expect(found.failures.map(\.schedule.description), equals: ["1", "0.0.0"])
    expect(found.isComplete)
    expect(
      found.description,
      equals: """
        2 distinct failures in \(found.states) states
           1 "Home is alone" fails after 1 move and 0 turns   1
           2 "few" fails after 3 moves and 0 turns   0.0.0
             expected true, found false
        """)
  }

  @Test func `an exploration for all failures continues after a state in which a property fails`()
    throws
  {
    let found = try #require(throws: ExplorationFailures.self) {
      try explore(all: true) { scenario in
        _ = scenario.home()
        var count = 0
        scenario.state { count }
        scenario.may("count", when: { count < 4 }) { count += 1 }
        scenario.always("A") { count < 1 }
        scenario.always("B") { count < 2 }
        scenario.atRest("C") { count < 3 }
      }
    }
    expect(found.failures.map(\.property), equals: ["A", "B", "C"])
    expect(found.failures.map(\.schedule.description), equals: ["0", "0.0", "0.0.0"])
    expect(found.isComplete && found.states == 5)
  }

  @Test func `an exploration for all failures does not continue after an exception`() throws {
    let found = try #require(throws: ExplorationFailures.self) {
      try explore(all: true) { scenario in
        let home = scenario.home()
        scenario.may("present itself") { home.present(home, animated: false) }
      }
    }
    expect(found.failures.map(\.property), equals: ["nothing is raised"])
    expect(found.isComplete && found.states == 2)
  }

  @Test(
    .ownProcess,
    arguments: [
      ("double-dismiss", Implementation.naive, ["nothing is dismissed twice"]),
      ("own-gesture", .completesTrue, ["a canceled transition does not complete"]),
      ("taken-back", .noRollBack, ["a canceled drag keeps the value"]),
    ])
  func
    `an exploration for all failures lists first the failure that an ordinary exploration reports`(
      name: String, implementation: Implementation, first: [String]
    ) throws
  {
    let scenario = try LibraryExplorations.scenario(named: name)
    let build: (Scenario) -> Void = { scenario.build($0, implementation) }
    let all = try #require(throws: ExplorationFailures.self) {
      try GraphExplorer(
        build, system: ScenarioSystem(build, findsAll: true), budget: nil, findsAll: true,
        patience: 100
      ).explore()
    }
    let one = try #require(throws: ExplorationFailure.self) {
      try LibraryExplorations.proof(of: name, implementation)
    }
    // After a double dismissal, any number of dismissals can wait.
    expect(all.isComplete, equals: implementation == .completesTrue)
    expect(all.failures.first?.property, equals: one.property)
    expect(all.failures.first?.schedule, equals: one.schedule)
    expect([one.property], equals: first)
  }

  @Test
  func `if nothing fails, an exploration for all failures returns the ordinary result`() throws {
    let scenario = try LibraryExplorations.scenario(named: "taken-back")
    let all = try explore(all: true) { scenario.build($0, .binding) }
    try expect(all, equals: LibraryExplorations.proof(of: "taken-back", .binding))
  }
}
