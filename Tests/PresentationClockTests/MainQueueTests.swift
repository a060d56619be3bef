import PresentationClock
import TestSupport
import Testing

@MainActor struct MainQueueTests {
  let clock = RunLoopClock()
  let log = Log()

  @Test func `blocks run in the order in which they were queued`() {
    for index in 0..<3 { clock.async { [log] in log.note("\(index)") } }
    clock.runTurn()
    expect(log.lines, equals: ["0", "1", "2"])
  }

  @Test(.rule("R-4"))
  func `a block that is queued by another block waits for the next run-loop turn`() {
    clock.async { [clock, log] in
      log.note("outer")
      clock.async { log.note("inner in \(clock.turn)") }
    }
    clock.async { [log] in log.note("sibling") }
    clock.runTurn()
    expect(log.lines, equals: ["outer", "sibling"])
    clock.runTurn()
    expect(log.lines, equals: ["outer", "sibling", "inner in 1"])
  }

  @Test(.rule("R-3"))
  func `a block that is queued by a timer runs before the next commit`() {
    clock.addCommitObserver("commit", order: 0) { [log] in log.note("commit") }
    clock.schedule("touch", after: .zero) { [clock, log] in clock.async { log.note("block") } }
    clock.runTurn()
    expect(log.lines, equals: ["block", "commit"])
  }

  @Test func `a block queued by a commit observer waits for the next run-loop turn`() {
    let observer = clock.addCommitObserver("commit", order: 0) { [clock, log] in
      clock.async { log.note("block in \(clock.turn)") }
    }
    clock.runTurn()
    observer.cancel()
    expect(log.lines.isEmpty)
    clock.runTurn()
    expect(log.lines, equals: ["block in 1"])
  }

  @Test(.rule("R-6")) func `queued blocks also run while the clock is in tracking mode`() {
    clock.async { [log] in log.note("block") }
    clock.withMode(.tracking) { clock.runTurn() }
    expect(log.lines, equals: ["block"])
  }
}
