import Presentation
import PresentationTesting
import TestSupport
import Testing

/// The kinds of properties that a scenario can declare, and the reports of explorations about them.
@Suite("Properties of scenarios") @MainActor
struct PropertyTests {
  @Test func `the moves of an exploration can show and hide a second window`() throws {
    let result = try explore { scenario in
      let stage = scenario.stage(ViewController("Home"))
      let second = Window(world: stage.world)
      second.rootViewController = ViewController("Second")
      scenario.may("show or hide", times: 4) { second.isHidden.toggle() }
    }
    expect(result.outcome, equals: .complete)
  }

  @Test
  func
    `for a property declared with sometimes, an exploration returns a shortest schedule`()
    throws
  {
    let proof = try explore { scenario in
      let home = scenario.home()
      scenario.may("wait") {}
      scenario.may("open", when: { home.presentedViewController == nil }) {
        home.present(ViewController("Menu"), animated: true)
      }
      scenario.sometimes("the menu moves") {
        home.presentedViewController?.isBeingPresented == true
      }
    }
    expect(proof.reached.map { "\($0.property): \($0.schedule)" }, equals: ["the menu moves: 1"])
    expect(proof.description.hasSuffix("; \"the menu moves\" is reached by 1"))
  }

  @Test
  func `if a property declared with "sometimes" never holds, an exploration throws an error`()
    throws
  {
    let missing = try #require(throws: NeverReached.self) {
      try explore { scenario in
        _ = scenario.home()
        scenario.may("wait") {}
        scenario.sometimes("the moon is full") { false }
      }
    }
    expect(
      missing.description.hasPrefix(
        "No schedule of any length reaches \"the moon is full\": complete: 1 state, 1 step, "))
  }

  @Test
  func `if a run ends without fulfilling a property declared with "leads", the property fails`()
    throws
  {
    func run(closes: Bool) throws -> Exploration {
      try explore { scenario in
        let home = scenario.home()
        scenario.may("open", when: { home.presentedViewController == nil }) {
          home.present(ViewController("Menu"), animated: true) {
            if closes { home.dismiss(animated: true) }
          }
        }
        scenario.leads(to: "Home is alone again", when: { home.presentedViewController != nil }) {
          home.presentedViewController == nil
        }
      }
    }
    try expect(run(closes: true).outcome, equals: .complete)
    let failure = try #require(throws: ExplorationFailure.self) { try run(closes: false) }
    expect(failure.property, equals: "Home is alone again")
    expect(failure.schedule.description, equals: "0")
  }

  @Test func `the failure of a property contains the expected and the found value`() throws {
    let failure = try #require(throws: ExplorationFailure.self) {
      try explore { scenario in
        let home = scenario.home()
        scenario.may("open", when: { home.presentedViewController == nil }) {
          home.present(ViewController("Menu"), animated: false)
        }
        scenario.atRest("Home is in front") {
          .expect(home.presentedViewController?.name, nil)
        }
      }
    }
    expect(failure.detail, equals: "expected nil, found \"Menu\"")
    expect(
      failure.description.hasSuffix(
        "\nexpected nil, found \"Menu\"\nReplay: explore(replay: \"0\") { ... }"))
  }

  @Test func `an exploration lists each property that is undecided in every state`() throws {
    let proof = try explore { scenario in
      _ = scenario.home()
      scenario.may("wait") {}
      scenario.always("never asked") { .undecided }
      scenario.always("asked") { .holds }
    }
    expect(proof.undecidedProperties, equals: ["never asked"])
    expect(proof.description.hasSuffix("; never checked: \"never asked\""))
  }

  @Test
  func `an exploration with a depth limit lists moves that were never possible`() throws {
    let exploration = try explore(depth: 1) { scenario in
      _ = scenario.home()
      scenario.may("wait") {}
      scenario.may("fly", when: { false }) {}
      scenario.always("never asked") { .undecided }
    }
    expect(exploration.unusedMoves, equals: ["fly"])
    expect(
      exploration.description,
      equals: "exhausted, 2 schedules, depth 1; never possible: \"fly\"; "
        + "never checked: \"never asked\"")
  }

  @Test(arguments: [true, false])
  func `an exploration without any possible move throws an error`(hasMove: Bool) throws {
    let build: (PresentationTesting.Scenario) -> Void = { scenario in
      _ = scenario.home()
      if hasMove { scenario.may("fly", when: { false }) {} }
    }
    let ofStates = try #require(throws: NothingHappened.self) { try explore(build) }
    let ofSchedules = try #require(throws: NothingHappened.self) { try explore(depth: 3, build) }
    let ofWalks = try #require(throws: NothingHappened.self) { try explore(walks: 3, build) }
    expect(ofStates == ofSchedules && ofStates == ofWalks)
    expect(
      ofStates.description.contains(
        hasMove ? "no declared move was ever possible (\"fly\")" : "the scenario declares no move"))
  }

  // MARK: Rest

  @Test
  func `an exploration is complete even if a repeating timer is always pending`() throws {
    let proof = try explore { scenario in
      let home = ViewController("Home"), stage = scenario.stage(home)
      stage.world.clock.schedule("clock hand", after: .seconds(1), every: .seconds(1)) {}
      scenario.may("open", when: { home.presentedViewController == nil }) {
        home.present(ViewController("Menu"), animated: true)
      }
    }
    expect(proof.outcome, equals: .complete)
    let place = try #require(proof.closures.first)
    expect(place.hasPrefix("PropertyTests.swift:"))
    expect(
      proof.description.hasSuffix(
        ", unless the closures scheduled at \(place) capture state that is not declared"))
  }

  @Test func `if a run never ends, the failure lists the run-loop turns that repeat`() throws {
    let failure = try #require(throws: ExplorationFailure.self) {
      try explore { scenario in
        let home = ViewController("Home"), stage = scenario.stage(home)
        @MainActor func tick() {
          stage.world.clock.schedule("tick", after: .seconds(1)) {
            stage.world.clock.schedule("tock", after: .seconds(2)) { tick() }
          }
        }
        scenario.may("start", when: { stage.world.clock.isIdle }) { tick() }
      }
    }
    expect(failure.property, equals: "nothing is stuck")
    let detail = try #require(failure.detail)
    expect(detail.hasPrefix("The same 2 turns repeat without end: timer \"t"), "\(detail)")
    expect(detail.contains("\"tick\" due at") && detail.contains("\"tock\" due at"))
  }
}

extension PresentationTesting.Scenario {
  /// Shows a controller with the name Home, and returns it.
  func home() -> ViewController {
    let home = ViewController("Home")
    _ = stage(home)
    return home
  }
}
