import PresentationClock
import TestSupport
import Testing

@MainActor struct AdvanceTests {
  let clock = RunLoopClock()
  let log = Log()

  /// Notes the instant of every turn from now on.
  func noteTurns() {
    clock.addCommitObserver("turns", order: 0) { [clock, log] in log.note("\(clock.now)") }
  }

  @Test func `advance runs a run-loop turn at each instant when work is due, and at the end`() {
    noteTurns()
    clock.schedule("a", after: .seconds(1)) {}
    clock.schedule("b", after: .seconds(1)) {}
    clock.schedule("c", after: .seconds(2)) {}
    clock.advance(by: .seconds(3))
    expect(log.lines, equals: ["1.0 seconds", "2.0 seconds", "3.0 seconds"])
  }

  @Test func `advancing by zero runs exactly one run-loop turn`() {
    clock.schedule("outer", after: .zero) { [clock, log] in
      clock.schedule("inner", after: .zero) { log.note("inner") }
    }
    clock.setNeedsCommit()
    clock.advance(by: .zero)
    expect(clock.turn, equals: 1)
    expect(log.lines.isEmpty)
  }

  @Test func `advance fires a timer that is due at the last instant`() {
    clock.schedule("end", after: .seconds(1)) { [log] in log.note("fired") }
    clock.advance(by: .seconds(1))
    expect(clock.turn, equals: 1)
    expect(log.lines, equals: ["fired"])
  }

  @Test func `advance begins with a run-loop turn for work that is already due`() {
    noteTurns()
    clock.setNeedsCommit()
    clock.advance(by: .seconds(1))
    clock.async {}
    clock.advance(by: .seconds(1))
    clock.schedule("now", after: .zero) {}
    clock.advance(by: .seconds(1))
    expect(
      log.lines,
      equals: [
        "0.0 seconds", "1.0 seconds", "1.0 seconds", "2.0 seconds", "2.0 seconds", "3.0 seconds",
      ])
  }

  @Test func `advance moves time only after all due work has run`() {
    clock.schedule("a", after: .seconds(1)) { [clock, log] in
      clock.schedule("b", after: .zero) {
        clock.async { clock.async { log.note("\(clock.now)") } }
      }
    }
    clock.advance(by: .seconds(2))
    expect(log.lines, equals: ["1.0 seconds"])
  }

  @Test func `if a timer schedules another timer, both timers fire within one call of advance`() {
    clock.schedule("a", after: .seconds(1)) { [clock, log] in
      clock.schedule("b", after: .seconds(1)) { log.note("\(clock.now)") }
    }
    clock.advance(by: .seconds(5))
    expect(log.lines, equals: ["2.0 seconds"])
  }

  @Test func `advance reaches its target time even if a block queues itself again and again`() {
    func again() {
      clock.async("again") { again() }
    }
    again()
    noteTurns()
    clock.schedule("later", after: .seconds(1)) { [clock] in clock.schedule("z", after: .zero) {} }
    clock.advance(by: .seconds(2))
    expect(clock.now, equals: .seconds(2))
    expect(log.lines.filter { $0 == "0.0 seconds" }.count, equals: RunLoopClock.turnsPerInstant)
    expect(log.lines.filter { $0 == "1.0 seconds" }.count, equals: RunLoopClock.turnsPerInstant)
    expect(log.lines.filter { $0 == "2.0 seconds" }.count, equals: 1)
  }

  @Test
  func `advancing to the current instant runs one run-loop turn`() {
    noteTurns()
    clock.advance(to: .seconds(2))
    clock.advance(to: .seconds(2))
    expect(clock.now, equals: .seconds(2))
    expect(log.lines, equals: ["2.0 seconds", "2.0 seconds"])
  }
}
