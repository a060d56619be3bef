import Presentation
import PresentationTesting
import TestSupport
import Testing

/// Tasks that the clock does not run: their code does not run during an exploration.
@Suite("Tasks in explorations") @MainActor
struct ForeignTaskTests {
  /// Declares moves that open a menu, and then, if `creates` is called, create a task.
  private static func menu(_ scenario: Scenario, creates: @escaping (RunLoopClock) -> Void) {
    let home = ViewController("Home"), clock = scenario.stage(home).world.clock
    scenario.may("open", when: { home.presentedViewController == nil }) {
      home.present(ViewController("Menu"), animated: false)
    }
    scenario.may("load", when: { home.presentedViewController != nil && clock.isIdle }) {
      creates(clock)
      home.dismiss(animated: false)
    }
  }

  private static func plain(_ scenario: Scenario) { menu(scenario) { _ in Task {} } }

  @Test func `if a move creates a Task outside the virtual clock, the error names the schedule`()
    throws
  {
    let found = try #require(throws: ForeignTask.self) { try explore(Self.plain) }
    expect(found.schedule?.description, equals: "0.t.t.1")
    expect(
      found.description,
      equals: """
        Nothing failed, but a task was created that the clock does not run, for example with \
        Task { } in the schedule 0.t.t.1. Its code has not run, so the exploration proves nothing. \
        Begin the task with clock.task { }.
        """)
  }

  @Test
  func `an exploration with a budget reports that a Task was created outside the clock`() throws {
    let exploration = try explore(budget: 1_000, Self.plain)
    expect(exploration.outcome, equals: .bounded)
    expect(exploration.hasForeignTask)
    expect(
      exploration.description,
      equals: """
        bounded: \(exploration.states) states, \(exploration.steps) steps; a task was created \
        that the clock does not run; begin it with clock.task { }
        """)
  }

  @Test func `an exploration with a depth limit finds a Task that was created outside the clock`()
    throws
  {
    let found = try #require(throws: ForeignTask.self) { try explore(depth: 4, Self.plain) }
    expect(found.schedule?.description, equals: "0.t.t.1")
  }

  @Test func `if a move creates a Task outside the virtual clock, a random walk throws an error`() {
    #expect(throws: ForeignTask.self) { try explore(walks: 20, length: 20, Self.plain) }
  }

  @Test func `an exploration runs tasks that were created on the virtual clock`() throws {
    @MainActor final class Count {
      var loads = 0

      func add() { loads += 1 }
    }
    let count = Count()
    let exploration = try explore { scenario in
      Self.menu(scenario) { clock in
        let time = clock.virtual
        clock.task("load") {
          try? await time.sleep(for: .seconds(1))
          await count.add()
        }
      }
    }
    expect(exploration.outcome, equals: .complete)
    expect(count.loads > 0)
  }
}
