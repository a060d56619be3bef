import PresentationClock
import TestSupport
import Testing

@MainActor struct RunLoopModeTests {
  let clock = RunLoopClock()
  let log = Log()

  private func scheduleOneForEachMode(after delay: Duration) {
    for mode in RunLoopMode.allCases {
      clock.schedule("\(mode)", after: delay, mode: mode) { [clock, log] in
        log.note("\(mode) at \(clock.now)")
      }
    }
  }

  @Test func `a new clock is in the default mode, so timers of the tracking mode wait`() {
    expect(clock.mode, equals: .default)
    scheduleOneForEachMode(after: .seconds(1))
    clock.advance(by: .seconds(2))
    expect(log.lines, equals: ["default at 1.0 seconds", "common at 1.0 seconds"])
  }

  @Test(.rule("R-6")) func `timers of the default mode wait in tracking mode`() {
    scheduleOneForEachMode(after: .seconds(1))
    clock.mode = .tracking
    clock.advance(by: .seconds(2))
    expect(log.lines, equals: ["tracking at 1.0 seconds", "common at 1.0 seconds"])
  }

  @Test(.rule("R-6"))
  func `a due timer waits until the clock is in the timer's mode`() {
    clock.schedule("b", after: .seconds(2), mode: .default) { [log] in log.note("b") }
    clock.schedule("a", after: .seconds(1), mode: .default) { [log] in log.note("a") }
    clock.withMode(.tracking) { clock.advance(by: .seconds(3)) }
    expect(log.lines.isEmpty)
    clock.runTurn()
    expect(log.lines, equals: ["a", "b"])
  }

  @Test func `a change of mode inside a run-loop turn takes effect in the same turn`() {
    clock.schedule("begin", after: .seconds(1)) { [clock] in clock.mode = .tracking }
    clock.schedule("default", after: .seconds(1), mode: .default) { [log] in log.note("default") }
    clock.advance(by: .seconds(1))
    expect(log.lines.isEmpty)
  }

  @Test func `in default mode, timers of the tracking mode can be scheduled and canceled`() {
    let kept = clock.schedule("kept", after: .zero, mode: .tracking) { [log] in log.note("kept") }
    let gone = clock.schedule("gone", after: .zero, mode: .tracking) { [log] in log.note("gone") }
    gone.cancel()
    clock.mode = .tracking
    clock.runTurn()
    expect(log.lines, equals: ["kept"])
    expect(!kept.isPending)
  }

  @Test(.rule("R-6"))
  func `a timer that is added to another mode keeps its deadline and its place in the order`() {
    let timers = (1...20).map { number in
      clock.schedule("\(number)", after: .seconds(1), mode: .default) { [log] in
        log.note("\(number)")
      }
    }
    timers[3].cancel()
    timers[0].cancel()
    for timer in timers.prefix(10).reversed() {
      timer.add(.default)
      timer.add(.tracking)
      timer.add(.common)
    }
    clock.withMode(.tracking) { clock.advance(by: .seconds(1)) }
    expect(log.lines, equals: ["2", "3", "5", "6", "7", "8", "9", "10"])
    clock.runTurn()
    expect(log.lines.suffix(10), equals: (11...20).map { "\($0)" })
  }

  @Test func `withMode restores the previous mode even if its closure throws`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try clock.withMode(.tracking) { () throws(Failure) in
        expect(clock.mode, equals: .tracking)
        throw Failure()
      }
    }
    expect(clock.mode, equals: .default)
    expect(clock.withMode(.tracking) { clock.withMode(.default) { clock.mode } }, equals: .default)
  }
}
