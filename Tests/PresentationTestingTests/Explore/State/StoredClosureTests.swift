import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Closures that the app's objects store, and tasks that wait.
@Suite("Stored closures and waiting tasks in states") @MainActor
struct StoredClosureTests {
  @MainActor private final class Flow {
    var onDone: (() -> Void)?
    var log: [String] = []

    func add(_ line: String) { log.append(line) }
  }

  /// A scenario with `flow` as part of the state.
  private func explored(
    _ declare: @escaping @MainActor (Scenario, Flow, RunLoopClock) -> Void
  ) throws -> Exploration {
    try explore { scenario in
      let flow = Flow()
      let stage = scenario.stage(ViewController("Home"))
      scenario.state { flow }
      declare(scenario, flow, stage.world.clock)
    }
  }

  @Test func `two different closures in one property look alike`() throws {
    let result = try explored { scenario, flow, _ in
      scenario.may("a") { flow.onDone = { flow.log = ["a"] } }
      scenario.may("b") { flow.onDone = { flow.log = ["b"] } }
    }
    expect(result.states, equals: 2)
  }

  @Test func `the error about look-alikes names the closures that may have captured the value`()
    throws
  {
    let found = #expect(throws: LookAlikes.self) {
      try explored { scenario, flow, _ in
        for letter in ["a", "b"] {
          scenario.may(letter) { flow.onDone = { flow.log = [letter] } }
        }
        scenario.may("call", when: { flow.onDone != nil }) { flow.onDone?() }
      }
    }
    expect(found?.closures, equals: ["Flow.onDone"])
    expect(found?.description.contains("A closure may have captured it: Flow.onDone.") == true)
  }

  @Test func `a task that waits for a stream is part of the state and keeps its name`() throws {
    let failure = #expect(throws: ExplorationFailure.self) {
      try explored { scenario, flow, clock in
        let (links, continuation) = AsyncStream<String>.makeStream()
        scenario.may("listen", times: 1) {
          clock.task("links") { for await link in links { await flow.add(link) } }
        }
        scenario.may("link", times: 1) { continuation.yield("Photo") }
        scenario.always("no link is opened") { flow.log.isEmpty }
      }
    }
    expect(failure?.schedule.description, equals: "0.1")
    expect(failure?.description.contains(#"job "links", scheduled at StoredClosureTests"#) == true)
  }

  @Test func `a task that is resumed by another task keeps its own name`() throws {
    let stage = Stage(ViewController("Home")), clock = stage.world.clock
    let (links, continuation) = AsyncStream<Int>.makeStream()
    clock.task("reader") { for await _ in links {} }
    try stage.settle()
    continuation.yield(1)
    expect(clock.pending.map(\.what), equals: ["reader"])
    try stage.settle()
    clock.task("writer") { continuation.yield(2) }
    expect(clock.pending.map(\.what), equals: ["writer"])
    try stage.settle()
    continuation.finish()
    expect(clock.pending.map(\.what), equals: ["reader"])
    try stage.settle()
    try stage.close()
  }

  @Test func `two states differ if a task waits in only one of them`() throws {
    let result = try explored { scenario, flow, clock in
      let (links, continuation) = AsyncStream<String>.makeStream()
      var isListening = false
      scenario.may("listen", when: { !isListening }) {
        isListening = true
        clock.task("links") { for await link in links { await flow.add(link) } }
      }
      scenario.beforeRest { _ = continuation }
    }
    expect(result.isComplete)
    expect(result.closures.contains { $0.hasPrefix("StoredClosureTests.swift:") })
  }
}
