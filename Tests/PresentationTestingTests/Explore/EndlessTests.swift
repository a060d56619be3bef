import Foundation
import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Explorations of work that repeats: without a delay, or with a timer.
@Suite("Repeating work in explorations") @MainActor
struct EndlessTests {
  /// Schedules work again and again, without a delay.
  private static func loop(on stage: Stage, isTimer: Bool) {
    let clock = stage.world.clock
    if isTimer {
      clock.schedule("again", after: .zero) { loop(on: stage, isTimer: true) }
    } else {
      clock.async("again") { loop(on: stage, isTimer: false) }
    }
  }

  private func check(_ failure: ExplorationFailure, schedule: String) throws {
    expect(failure.property, equals: "nothing is stuck")
    expect(failure.schedule.description, equals: schedule)
    let detail = try #require(failure.detail)
    expect(
      detail.hasPrefix("At one instant, 1,000 turns did not complete the work that was due: "))
    expect(detail.contains("\"again\" due at 0 s, scheduled at EndlessTests.swift:"))
    expect(detail.hasSuffix("again without a delay and without a condition."))
    let text = failure.description
    expect(text.split(separator: "\n").count < 40 && text.contains("... the same event "))
  }

  @Test(.ownProcess, arguments: [true, false])
  func `an exploration ends with an error if a move begins an endless loop without a delay`(
    isTimer: Bool
  ) throws {
    let build: (Scenario) -> Void = { scenario in
      let stage = scenario.stage(ViewController("Home"))
      scenario.may("start", times: 1) { Self.loop(on: stage, isTimer: isTimer) }
    }
    let explorations: [() throws -> Exploration] = [
      { try explore(build) }, { try explore(depth: 3, build) }, { try explore(walks: 3, build) },
    ]
    for exploration in explorations {
      let failure = try #require(throws: ExplorationFailure.self) { try exploration() }
      try check(failure, schedule: "0")
    }
  }

  @Test(arguments: [0, 200])
  func `a run waits for timers that end after several minutes`(second: Int) throws {
    let proof = try explore { scenario in
      let stage = scenario.stage(ViewController("Home"), size: CGSize(width: 1_024, height: 768))
      let clock = stage.world.clock
      scenario.may("log in", times: 2) {
        clock.schedule("log out", after: .seconds(300)) {
          if second > 0 { clock.schedule("forget", after: .seconds(second)) {} }
        }
      }
      scenario.always("the window is wide") { stage.window.bounds.width == 1_024 }
    }
    expect(proof.isComplete)
  }

  @Test func `an exploration ends with an error if the scenario begins with an endless loop`()
    throws
  {
    let failure = try #require(throws: ExplorationFailure.self) {
      try explore { scenario in
        Self.loop(on: scenario.stage(ViewController("Home")), isTimer: false)
        scenario.may("wait") {}
      }
    }
    try check(failure, schedule: "")
  }

  @Test func `an exploration for all failures ends even if an endless loop begins`() throws {
    let found = try #require(throws: ExplorationFailures.self) {
      try explore(all: true) { scenario in
        let stage = scenario.stage(ViewController("Home"))
        scenario.may("start", times: 1) { Self.loop(on: stage, isTimer: false) }
      }
    }
    expect(found.failures.map(\.property), equals: ["nothing is stuck"])
  }

  // MARK: Timers

  /// Declares a move that starts a timer, whose second firing breaks a property.
  private func tick(_ scenario: Scenario, _ property: (@escaping () -> Int) -> Void) {
    let stage = scenario.stage(ViewController("Home"))
    var count = 0
    scenario.state { count }
    scenario.may("start", times: 1) {
      stage.world.clock.schedule("tick", after: .seconds(1), every: .seconds(1)) {
        count = min(3, count + 1)
      }
    }
    property { count }
  }

  @Test func `a failure that a repeating timer causes is reported with the turns of the timer`()
    throws
  {
    let failure = try #require(throws: ExplorationFailure.self) {
      try explore { [self] scenario in
        tick(scenario) { count in scenario.always("few") { count() < 2 } }
      }
    }
    expect(failure.schedule.description, equals: "0.t.t")
  }

  @Test func `an exploration with a depth limit checks properties at rest after repeating timers`()
    throws
  {
    let failure = try #require(throws: ExplorationFailure.self) {
      try explore(depth: 3) { [self] scenario in
        tick(scenario) { count in scenario.atRest("few") { count() < 2 } }
      }
    }
    expect(failure.schedule.description, equals: "0.t.t")
  }

  /// Declares a consequence whose condition becomes true when a timer fires.
  private func promise(_ scenario: Scenario) {
    let stage = scenario.stage(ViewController("Home"))
    var isReady = false
    scenario.state { isReady }
    scenario.may("start", times: 1) {
      stage.world.clock.schedule("ready", after: .seconds(1)) { isReady = true }
    }
    scenario.leads(to: "the work is done", when: { isReady }) { false }
  }

  @Test func `the condition of a consequence can become true in a turn`() throws {
    let explorations: [() throws -> Exploration] = [
      { [self] in try explore(promise) }, { [self] in try explore(depth: 3, promise) },
      { [self] in try explore(walks: 3, promise) },
    ]
    for exploration in explorations {
      let failure = try #require(throws: ExplorationFailure.self) { try exploration() }
      expect(failure.property == "the work is done" && failure.schedule.description == "0")
    }
  }
}
