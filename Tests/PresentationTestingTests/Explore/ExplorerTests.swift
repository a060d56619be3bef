import Presentation
import PresentationTesting
import TestSupport
import Testing

/// The results of explorations, and the errors of invalid explorations.
@Suite("Explorations") @MainActor
struct ExplorerTests {
  private func scene(_ scenario: Scenario) -> (home: ViewController, stage: Stage) {
    let home = ViewController("Home")
    return (home, scenario.stage(home))
  }

  @Test
  func `an exploration tries the moves in every order`() throws {
    var seen: [String] = []
    let exploration = try explore(depth: 2) { scenario in
      let stage = scene(scenario).stage
      var run = ""
      for name in ["a", "b"] {
        scenario.may(name, times: 1) {
          run += name
          stage.world.clock.async { run += "." }
        }
      }
      scenario.atRest("seen") {
        seen.append(run)
        return true
      }
    }
    expect(seen, equals: ["", "a.", "b.", "ab..", "ba.."])
    expect(exploration.schedules, equals: 5)
    expect(exploration.description, equals: "exhausted, 5 schedules, depth 2")
  }

  @Test
  func `an exploration ends early if all schedules are shorter than the depth limit`() throws {
    let exploration = try explore(depth: 9) { scenario in
      _ = scene(scenario)
      scenario.may("once", times: 1) {}
    }
    expect(exploration.isComplete)
    expect(exploration.description, equals: "exhausted, 2 schedules, depth 1, no longer ones exist")
  }

  @Test func `an exploration that exceeds its budget reports an incomplete result`() throws {
    let exploration = try explore(depth: 9, budget: 10) { scenario in
      _ = scene(scenario)
      scenario.may("again") {}
      scenario.may("and again") {}
    }
    expect(exploration.outcome, equals: .bounded)
    expect(exploration.description, equals: "bounded, 10 schedules, depth 3 not exhausted")
  }

  @Test func `a property can fail before the first move`() throws {
    let failure = try #require(throws: ExplorationFailure.self) {
      try explore(depth: 5) { scenario in
        let (_, stage) = scene(scenario)
        scenario.may("nothing") {}
        scenario.always("Menu is visible") { stage.visible == ["Menu"] }
      }
    }
    expect(failure.headline.hasPrefix("✗ \"Menu is visible\" fails before the first move"))
  }

  @Test func `a failure before the first move shows the events of the set-up`() throws {
    let failure = try #require(throws: ExplorationFailure.self) {
      try explore(depth: 5) { scenario in
        let (home, stage) = scene(scenario)
        stage.world.clock.schedule("welcome", after: .seconds(1)) {
          home.present(ViewController("Welcome"), animated: false)
        }
        scenario.may("nothing") {}
        scenario.atRest("nothing is presented") { home.presentedViewController == nil }
      }
    }
    expect(failure.schedule.steps.isEmpty)
    let events = failure.trace.lines.map(\.event)
    expect(events[0].hasPrefix("timer \"welcome\", scheduled at ExplorerTests.swift:"))
    expect(events[1], equals: "present(Welcome)")
    expect(failure.transcript.split(separator: "\n").last?.hasPrefix("✗ ") == true)
  }

  @Test func `the trace of a failure names the scheduled work of the app that has run`() throws {
    let failure = try #require(throws: ExplorationFailure.self) {
      try explore { scenario in
        let (home, stage) = scene(scenario), clock = stage.world.clock
        var log: [String] = []
        scenario.state { log }
        scenario.may("log in", times: 1) {
          home.present(ViewController("Login"), animated: true)
          clock.schedule("expiry", after: .seconds(1)) {
            log.append("expired")
            clock.async("logout") { log.append("logged out") }
          }
          clock.schedule("canceled", after: .seconds(1)) {}.cancel()
        }
        scenario.always("nobody is logged out") { log.count < 2 }
      }
    }
    let work = failure.trace.lines.filter { $0.subject == "run loop" }
    try #require(work.count == 2)
    expect(work[0].event.hasPrefix("timer \"expiry\", scheduled at ExplorerTests.swift:"))
    expect(work[1].event.hasPrefix("block \"logout\", scheduled at ExplorerTests.swift:"))
    expect(failure.transcript.contains("✗       1.000"))
  }

  @Test
  func `a failing exploration reports the broken property, the schedule and the trace`() throws {
    let failure = try #require(throws: ExplorationFailure.self) {
      try explore(depth: 5) { scenario in
        let (home, stage) = scene(scenario)
        scenario.may("nothing") {}
        scenario.may("open", times: 1) { home.present(ViewController("Menu"), animated: true) }
        scenario.always("Menu never appears") { stage.visible == ["Home"] }
      }
    }
    expect(
      failure.description,
      equals: """
        ✗ "Menu never appears" fails after 1 move and 0 turns, the shortest of 3 schedules

        1 >     0.000    1   program             open
                0.000    1   Home                present(Menu, animated)
                0.000    1   Menu                viewDidLoad
                0.000    1+  Menu.presentation   presentationTransitionWillBegin
                0.000    1+  Menu                viewWillAppear(animated)
        ✗       0.000    1+  Menu                viewIsAppearing(animated)
                0.500    2   Menu.transition     completeTransition(true)
                0.500    2   Menu.presentation   presentationTransitionDidEnd(true)
                0.500    2   Menu                viewDidAppear(animated)

        Replay: explore(replay: "1") { ... }
        """)
  }

  @Test func `a replay of a failing schedule fails with the same trace`() throws {
    func build(_ scenario: Scenario) {
      let (home, stage) = scene(scenario)
      scenario.may("open", times: 2) { home.present(ViewController("Menu"), animated: false) }
      scenario.atRest("no issues") { stage.issues.isEmpty }
    }
    let failure = try #require(throws: ExplorationFailure.self) {
      try explore(depth: 3, build)
    }
    let again = try #require(throws: ExplorationFailure.self) {
      try explore(replay: failure.schedule.description, build)
    }
    expect(again.trace, equals: failure.trace)
    let trace = try explore(replay: "0.t", build)
    expect(trace.lines.last?.event, equals: "viewDidAppear")
  }

  @Test
  func `if two runs of a schedule differ, the error names the first difference`() throws {
    var runs = 0
    let error = try #require(throws: NotDeterministic.self) {
      try explore(depth: 2) { scenario in
        let home = scene(scenario).home
        runs += 1
        let name = "Menu \(runs)"
        scenario.may("open", times: 1) { home.present(ViewController(name), animated: false) }
        scenario.always("nothing is presented") { home.presentedViewController == nil }
      }
    }
    expect(error.difference.contains("present(Menu 3)"))
    expect(error.difference.contains("present(Menu 4)"))
  }

  @Test func `an exploration throws an error if a second run of a schedule has different moves`()
    throws
  {
    var runs = 0
    #expect(throws: NotDeterministic.self) {
      try explore(depth: 3) { scenario in
        _ = scene(scenario)
        runs += 1
        let isOdd = runs % 2 == 1
        scenario.may("a") {}
        scenario.may("b", when: { isOdd }) {}
      }
    }
  }

  @Test func `an exploration throws an error if a failure cannot be repeated`() throws {
    var runs = 0
    #expect(throws: NotDeterministic.self) {
      try explore(depth: 1) { scenario in
        let home = scene(scenario).home
        runs += 1
        let isEarly = runs < 3
        scenario.may("open", when: { isEarly }) { home.present(home, animated: false) }
      }
    }
  }

  @Test func `a property declared with "always" is checked even before the first move`() throws {
    let failure = try #require(throws: ExplorationFailure.self) {
      try explore(depth: 1) { scenario in
        _ = scene(scenario)
        scenario.always("never") { false }
      }
    }
    expect(failure.schedule.steps.isEmpty)
  }

  @Test func `an exploration reports an exception raised by a beforeRest action`() throws {
    let failure = try #require(throws: ExplorationFailure.self) {
      try explore(depth: 1) { scenario in
        let home = scene(scenario).home
        scenario.beforeRest { home.present(home, animated: false) }
      }
    }
    expect(failure.property, equals: "nothing is raised")
  }

  @Test func `an exploration tries schedules that end with a run-loop turn`() throws {
    let failure = try #require(throws: ExplorationFailure.self) {
      try explore(depth: 3) { scenario in
        let stage = scene(scenario).stage
        var isHeld = false, wasSeen = false
        scenario.may("hold", times: 1) {
          isHeld = true
          stage.world.clock.async { wasSeen = isHeld }
        }
        scenario.beforeRest { isHeld = false }
        scenario.atRest("nobody sees it held") { !wasSeen }
      }
    }
    expect(failure.schedule.description, equals: "0.t")
  }

  @Test func `an exploration throws an error if the scenario has no stage`() {
    #expect(throws: (any Error).self) { try explore(depth: 1) { _ in } }
  }

  @Test(arguments: [
    ("0.x", #"step 2 of "0.x": found "x", expected the number of a move, or t for a turn"#),
    ("0..t", #"step 2 of "0..t": found nothing, expected the number of a move, or t for a turn"#),
    ("-1", #"step 1 of "-1": found "-1", expected the number of a move, or t for a turn"#),
    ("0.0", #"step 2 of "0.0": found 0, expected t (a turn)"#),
    ("0.t.7", #"step 3 of "0.t.7": found 7, expected nothing: all is at rest"#),
    ("0.t.t", #"step 3 of "0.t.t": found t, expected nothing: all is at rest"#),
  ])
  func `a replay of an impossible schedule throws an error`(text: String, message: String) throws {
    let error = try #require(throws: ScheduleError.self) {
      try explore(replay: text) { scenario in
        let home = scene(scenario).home
        scenario.may("layout", times: 1) { home.view.setNeedsLayout() }
      }
    }
    expect(error.description, equals: message)
  }

  @Test func `a replay throws an error for an undeclared move even if a property fails before it`()
    throws
  {
    let error = try #require(throws: ScheduleError.self) {
      try explore(replay: "0.9") { scenario in
        _ = scene(scenario)
        scenario.may("wait") {}
        scenario.may("fail") {}
        scenario.always("never") { false }
      }
    }
    expect(
      error.description,
      equals: #"step 2 of "0.9": found 9, expected the number of a move; "#
        + "the scenario declares 2 moves")
  }

  @Test func `an exploration throws an error if two properties have the same name`() throws {
    let error = try #require(throws: (any Error).self) {
      try explore(depth: 1) { scenario in
        _ = scene(scenario)
        scenario.may("wait") {}
        scenario.always("all is well") { true }
        scenario.atRest("all is well") { true }
      }
    }
    expect(
      "\(error)",
      equals: #"Two properties have the name "all is well". Give each property its own name."#)
  }

  @Test func `the description of a parsed schedule is the parsed text`() throws {
    for text in ["", "0", "t", "0.t.12.t"] {
      try expect(Schedule(parsing: text).description, equals: text)
    }
    try expect(Schedule(parsing: "0.t.1").moveCount, equals: 2)
  }
}
