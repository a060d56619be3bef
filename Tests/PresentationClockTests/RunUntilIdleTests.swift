import PresentationClock
import TestSupport
import Testing

@MainActor struct RunUntilIdleTests {
  let clock = RunLoopClock()
  let log = Log()

  @Test func `a clock without work is idle and runs no run-loop turn`() {
    clock.addCommitObserver("observers are no work", order: 0) {}
    expect(clock.runUntilIdle(), equals: .idle)
    expect(clock.turn, equals: 0)
  }

  @Test func `runUntilIdle runs a run-loop turn for a requested commit`() {
    clock.setNeedsCommit()
    expect(clock.runUntilIdle(), equals: .idle)
    expect(clock.turn, equals: 1)
    expect(!clock.needsCommit)
  }

  @Test func `runUntilIdle moves time directly to the next instant at which work is due`() {
    clock.schedule("a", after: .seconds(4)) { [clock, log] in
      log.note("a at \(clock.now)")
      clock.schedule("b", after: .seconds(3)) { log.note("b at \(clock.now)") }
    }
    expect(clock.runUntilIdle(), equals: .idle)
    expect(log.lines, equals: ["a at 4.0 seconds", "b at 7.0 seconds"])
    expect(clock.now, equals: .seconds(7))
    expect(clock.turn, equals: 2)
  }

  @Test
  func `work that is due after runUntilIdle's limit stays pending`() {
    clock.schedule("soon", after: .seconds(1)) {}
    clock.schedule("late", after: .seconds(11)) {}
    let outcome = clock.runUntilIdle()
    expect(outcome, equals: .busy(clock.pending))
    expect(clock.pending.map(\.what), equals: ["late"])
    expect(clock.now, equals: .seconds(1))
  }

  @Test
  func `runUntilIdle runs work that is due exactly at its limit`() {
    clock.advance(by: .seconds(5))
    clock.schedule("at the limit", after: .seconds(2)) { [log] in log.note("fired") }
    expect(clock.runUntilIdle(limit: .seconds(2)), equals: .idle)
    expect(log.lines, equals: ["fired"])
  }

  @Test func `runUntilIdle returns busy at the limit if a timer repeats`() {
    clock.schedule("blink", after: .seconds(1), every: .seconds(3)) { [log] in log.note("blink") }
    expect(clock.runUntilIdle(), equals: .busy(clock.pending))
    expect(clock.now, equals: .seconds(10))
    expect(log.lines.count, equals: 4)
  }

  @Test func `runUntilIdle continues through thousands of instants at which work is due`() {
    clock.schedule("blink", after: .zero, every: .milliseconds(1)) {}
    clock.runUntilIdle(limit: .seconds(3))
    expect(clock.now, equals: .seconds(3))
  }

  @Test func `an active display link keeps the clock busy, and a paused link does not`() {
    let link = clock.displayLink("link") { [log] _ in log.note("tick") }
    expect(clock.runUntilIdle(limit: .seconds(1)), equals: .busy(clock.pending))
    expect(log.lines.count, equals: 60)
    link.isPaused = true
    expect(clock.runUntilIdle(), equals: .idle)
  }

  @Test(.rule("R-6"))
  func
    `in tracking mode, runUntilIdle returns busy without a turn if only default-mode timers wait`()
  {
    clock.schedule("scroll stops me", after: .zero, mode: .default) {}
    clock.mode = .tracking
    expect(clock.runUntilIdle(), equals: .busy(clock.pending))
    expect(clock.pending.first?.awaitedMode, equals: .default)
    expect(clock.turn, equals: 0)
    expect(clock.now, equals: .zero)
    clock.mode = .default
    expect(clock.runUntilIdle(), equals: .idle)
  }

  @Test
  func `runUntilIdle returns busy after one run-loop turn if a timer has an interval of zero`() {
    clock.schedule("idle", after: .zero, every: .zero) { [log] in log.note("fired") }
    expect(clock.runUntilIdle(), equals: .busy(clock.pending))
    expect(log.lines, equals: ["fired"])
  }

  @Test
  func `runUntilIdle returns busy if a block requeues itself forever`() {
    func again() {
      clock.async("again") { again() }
    }
    again()
    expect(clock.runUntilIdle(), equals: .busy(clock.pending))
    expect(clock.turn, equals: RunLoopClock.turnsPerInstant)
  }

  @Test
  func `if each commit requests another commit, runUntilIdle reports the requesting source line`() {
    clock.addCommitObserver("layout", order: 0) { [clock] in
      clock.setNeedsCommit(fileID: "App/Layout.swift", line: 12)
      clock.setNeedsCommit(fileID: "App/Second.swift", line: 1)
    }
    clock.setNeedsCommit()
    let outcome = clock.runUntilIdle()
    expect(
      outcome.description,
      equals: """
        busy:
          commit "commit" due at 0 s, scheduled at Layout.swift:12
        """)
    expect(clock.pending.isEmpty)
  }
}
