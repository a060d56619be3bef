import Observation
import Presentation
import PresentationLab
import PresentationTesting
import TestSupport
import Testing

/// The proofs of explorations without a depth, and the reports of explorations that prove nothing.
@Suite("Proofs for any length") @MainActor
struct ProofTests {
  private func home(_ scenario: Scenario) -> ViewController {
    let home = ViewController("Home")
    _ = scenario.stage(home)
    return home
  }

  // MARK: What is proved

  @Test(arguments: [("double-dismiss", 12, 30), ("taken-back", 56, 183), ("own-gesture", 70, 166)])
  func `the package's own presenters break no property in schedules of any length`(
    name: String, states: Int, steps: Int
  ) throws {
    let proof = try LibraryExplorations.proof(of: name, .binding)
    expect(proof.outcome == .complete && proof.isComplete)
    expect(proof.states, equals: states)
    expect(proof.steps, equals: steps)
    expect(
      proof.description,
      equals:
        "complete: \(states) states, \(steps) steps, no schedule of any length breaks a property")
  }

  @Test func `toggling a bound value during transitions leads to finitely many states`() throws {
    let proof = try explore(budget: 200) { scenario in
      let home = home(scenario), model = Switch()
      home.present(while: \.isOn, of: model) { ViewController("Menu") }
      scenario.may("toggle") { model.isOn.toggle() }
    }
    expect(proof.outcome, equals: .complete)
  }

  @Test
  func `an exploration distinguishes states in which a stored property differs`() throws {
    final class Counter: ViewController {
      var taps = 0
    }
    let proof = try explore { scenario in
      let counter = Counter("Counter")
      _ = scenario.stage(counter)
      scenario.may("tap") { counter.taps = (counter.taps + 1) % 3 }
    }
    expect(
      proof.description,
      equals: "complete: 3 states, 3 steps, no schedule of any length breaks a property")
  }

  @Test
  func `an exploration distinguishes states in which a declared value differs`() throws {
    let proof = try explore { scenario in
      _ = home(scenario)
      var isReady = false
      scenario.state { isReady }
      scenario.may("change") { isReady.toggle() }
      scenario.may("go", when: { isReady }) {}
    }
    expect((proof.states, proof.steps) == (2, 3))
  }

  @Test
  func `an exploration distinguishes states by how often a move is still possible`() throws {
    let proof = try explore { scenario in
      _ = home(scenario)
      scenario.may("tap", times: 3) {}
    }
    expect((proof.states, proof.steps) == (4, 3))
  }

  @Test func `an exploration lists a move that is never possible`() throws {
    let proof = try explore { scenario in
      _ = home(scenario)
      scenario.may("nothing") {}
      scenario.may("never", when: { false }) {}
    }
    expect(proof.unusedMoves, equals: ["never"])
    expect(proof.description.hasSuffix("; never possible: \"never\""))
  }

  @Test func `an exploration of all states is incomplete if it exceeds its budget`() throws {
    let proof = try explore(budget: 5) { scenario in
      var count = 0
      _ = home(scenario)
      scenario.state { count }
      scenario.may("count") { count += 1 }
    }
    expect(proof.outcome == .bounded && !proof.isComplete)
    expect(
      proof.description,
      equals: "bounded: 6 states, 5 steps, and more were not visited; "
        + "the parts with the most values are declared (6 values)")
  }

  @Test func `an incomplete exploration names parts deep in the app in a few words`() throws {
    let proof = try explore(budget: 20) { scenario in
      var top = ViewController("Home")
      _ = scenario.stage(top)
      scenario.may("present") {
        let next = ViewController("Page")
        top.present(next, animated: false)
        top = next
      }
    }
    expect(proof.growing.count, equals: 3)
    expect(proof.growing.allSatisfy { $0.count(where: { $0 == ">" }) <= 3 })
  }

  @Test func `an incomplete exploration names a growing list of timers`() throws {
    let proof = try explore(budget: 5) { scenario in
      let stage = scenario.stage(ViewController("Home"))
      scenario.may("wait") { stage.world.clock.schedule("tick", after: .seconds(1)) {} }
    }
    expect(proof.growing.first, equals: #"timer "tick" (5 values)"#)
  }

  // MARK: What is found

  @Test func `an exploration of all states reports a failure with a shortest schedule`() throws {
    let failure = try #require(throws: ExplorationFailure.self) {
      try explore { scenario in
        let home = home(scenario)
        scenario.may("idle") {}
        scenario.may("open", when: { home.presentedViewController == nil }) {
          home.present(ViewController("Menu"), animated: true)
        }
        scenario.atRest("Home is alone") { home.presentedViewController == nil }
      }
    }
    expect(failure.property, equals: "Home is alone")
    expect(failure.schedule.description, equals: "1")
  }

  @Test func `an exploration throws an error if a gesture names a controller that never exists`()
    throws
  {
    let missing = try #require(throws: NoSuchController.self) {
      try explore { scenario in
        let home = home(scenario)
        scenario.may("open", when: { home.presentedViewController == nil }) {
          home.present(ViewController("Editor"), animated: false)
        }
        scenario.userMay(.drag, on: ["Edtor"])
      }
    }
    expect(missing.description.contains("there was no controller of that name: complete: "))
  }

  /// A home that asks a question once; the user may tap the given actions in the alert.
  private func question(_ scenario: Scenario, _ titles: String...) {
    let home = ViewController("Home"), stage = scenario.stage(home)
    scenario.may("ask", times: 1) {
      let alert = AlertController(title: "Save?", message: nil, preferredStyle: .alert)
      alert.addAction(AlertAction(title: "Discard", style: .default))
      home.present(alert, animated: false)
    }
    for title in titles {
      scenario.userMay("tap \(title)", when: { stage.visible.last == "Save?" }) {
        stage.user.tap(title, in: "Save?")
      }
    }
  }

  @Test func `an exploration throws an error if a tap names an action that an alert never has`()
    throws
  {
    let missing = try #require(throws: NoSuchAction.self) {
      try explore { question($0, "Discard", "Discrad") }
    }
    expect(missing.title == "Discrad" && missing.alert == "Save?" && missing.nearest == "Discard")
    expect(missing.description.contains("Did you mean \"Discard\"?"))
    try #require(throws: NoSuchAction.self) { try explore(depth: 4) { question($0, "Keep") } }
    try #require(throws: NoSuchAction.self) { try explore(walks: 5) { question($0, "Keep") } }
    expect(try explore { question($0, "Discard") }.isComplete)
  }

  @Test func `an exploration throws an error if a tap names a tab that no tab bar ever has`()
    throws
  {
    func taps(_ indices: Int...) throws -> Exploration {
      try explore { scenario in
        let tabs = TabBarController("Tabs")
        tabs.viewControllers = [ViewController("Home"), ViewController("More")]
        let stage = scenario.stage(tabs)
        for index in indices {
          scenario.userMay("tap \(index)") { stage.user.tapTab(at: index) }
        }
      }
    }
    expect(try taps(0, 1).isComplete)
    let missing = try #require(throws: NoSuchTab.self) { try taps(1, 3, 2) }
    expect(missing.index, equals: 2)
    expect(missing.description.hasPrefix("The user may tap the tab at 2, but no tab bar"))
  }

  @Test
  func `if a scenario has a beforeRest action, a failing schedule can end with a turn`() throws {
    let failure = try #require(throws: ExplorationFailure.self) {
      try explore { scenario in
        let home = ViewController("Home"), stage = scenario.stage(home)
        var timer: RunLoopTimer?
        var isLate = false
        scenario.state { isLate }
        scenario.may("wait", times: 1) {
          timer = stage.world.clock.schedule("late", after: .seconds(1)) { isLate = true }
        }
        scenario.beforeRest { timer?.cancel() }
        scenario.always("nothing is late") { !isLate }
      }
    }
    expect(failure.schedule.description, equals: "0.t")
  }

  @Observable @MainActor final class Switch {
    var isOn = false
  }
}
