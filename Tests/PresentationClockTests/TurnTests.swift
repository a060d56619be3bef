import PresentationClock
import TestSupport
import Testing

@MainActor struct TurnTests {
  let clock = RunLoopClock()
  let log = Log()

  @Test func `a new clock is idle, at time zero and in run-loop turn 0`() {
    expect(clock.now, equals: .zero)
    expect(clock.turn, equals: 0)
    expect(clock.pending.isEmpty)
    expect(!clock.needsCommit)
    expect(!clock.isRunningTurn)
  }

  @Test(.rule("R-1"))
  func `a run-loop turn runs timers, then queued blocks, then display links, then the commit`() {
    clock.addCommitObserver("layout", order: 0) { [log] in log.note("commit") }
    clock.displayLink("link", framesPerSecond: 1) { [log] _ in log.note("frame") }
    clock.schedule("timer", after: .seconds(1)) { [clock, log] in
      clock.async { log.note("block") }
      log.note("timer")
    }
    clock.advance(by: .seconds(1))
    expect(log.lines, equals: ["timer", "block", "frame", "commit"])
  }

  @Test func `a run-loop turn does not advance the clock's time`() {
    clock.schedule("later", after: .nanoseconds(1)) { [log] in log.note("fired") }
    clock.runTurn()
    expect(clock.now, equals: .zero)
    expect(log.lines.isEmpty)
  }

  @Test func `a run-loop turn runs a block that was queued before the turn`() {
    clock.async { [clock, log] in log.note("in \(clock.turn)") }
    expect(clock.turn, equals: 0)
    clock.runTurn()
    expect(log.lines, equals: ["in 0"])
    expect(clock.turn, equals: 1)
  }

  @Test
  func `isCommitting is true only during the commit of a run-loop turn`() {
    clock.async { [clock, log] in log.note("\(clock.isRunningTurn) \(clock.isCommitting)") }
    clock.addCommitObserver("c", order: 0) { [clock, log] in
      log.note("\(clock.isRunningTurn) \(clock.isCommitting)")
    }
    clock.runTurn()
    expect(log.lines, equals: ["true false", "true true"])
    expect(!clock.isRunningTurn)
    expect(!clock.isCommitting)
  }

  @Test func `the same calls on two clocks produce the same log`() {
    func run() -> [String] {
      let clock = RunLoopClock()
      let log = Log()
      for delay in [30, 10, 20, 10] {
        clock.schedule("\(delay)", after: .milliseconds(delay), every: .milliseconds(7)) {
          log.note("\(delay) at \(clock.now)")
        }
      }
      clock.displayLink("link") { log.note("frame \($0.number)") }
      clock.advance(by: .seconds(1))
      return log.lines + clock.pending.map(\.description)
    }
    expect(run(), equals: run())
  }
}
