import PresentationClock
import TestSupport
import Testing

@MainActor struct RepeatingTimerTests {
  let clock = RunLoopClock()
  let log = Log()

  @Test func `a repeating timer fires once at each multiple of its interval`() {
    clock.schedule("blink", after: .milliseconds(100), every: .milliseconds(250)) { [clock, log] in
      log.note("\(clock.now)")
    }
    clock.advance(by: .milliseconds(700))
    expect(log.lines, equals: ["0.1 seconds", "0.35 seconds", "0.6 seconds"])
  }

  @Test func `after missed deadlines, a repeating timer fires once and keeps its schedule`() {
    clock.schedule("blink", after: .seconds(1), every: .seconds(2), mode: .default) {
      [clock, log] in
      log.note("\(clock.now)")
    }
    clock.withMode(.tracking) { clock.advance(to: .seconds(6)) }
    clock.runTurn()
    clock.runTurn()
    clock.advance(to: .seconds(7))
    expect(log.lines, equals: ["6.0 seconds", "7.0 seconds"])
  }

  @Test func `a closure that cancels its repeating timer still runs to the end`() {
    var timer: RunLoopTimer?
    timer = clock.schedule("blink", after: .seconds(1), every: .seconds(1)) { [log] in
      timer?.cancel()
      log.note("fired, pending \(timer?.isPending == true)")
    }
    clock.advance(by: .seconds(5))
    expect(log.lines, equals: ["fired, pending false"])
    expect(clock.pending.isEmpty)
  }

  @Test(.rule("R-7"))
  func `a timer's next repetition fires after other timers that already have this deadline`() {
    clock.schedule("repeating", after: .seconds(1), every: .seconds(1)) { [log] in
      log.note("repeating")
    }
    clock.schedule("once", after: .seconds(2)) { [log] in log.note("once") }
    clock.advance(by: .seconds(2))
    expect(log.lines, equals: ["repeating", "once", "repeating"])
  }

  @Test func `a timer with an interval of zero fires once in every run-loop turn`() {
    clock.schedule("idle", after: .zero, every: .zero) { [clock, log] in log.note("\(clock.turn)") }
    clock.runTurn()
    clock.runTurn()
    clock.runTurn()
    expect(log.lines, equals: ["0", "1", "2"])
  }

  @Test func `a timer with an interval of zero causes no additional run-loop turns`() {
    clock.schedule("idle", after: .seconds(1), every: .zero) { [clock, log] in
      log.note("\(clock.now)")
    }
    clock.schedule("other", after: .seconds(3)) {}
    clock.advance(by: .seconds(5))
    expect(log.lines, equals: ["1.0 seconds", "3.0 seconds", "5.0 seconds"])
  }

  @Test
  func `a timer with an interval of zero can be canceled between and during run-loop turns`() {
    let between = clock.schedule("between", after: .zero, every: .zero) { [log] in
      log.note("between")
    }
    var within: RunLoopTimer?
    clock.schedule("canceller", after: .zero, every: .zero) { [clock] in
      if clock.turn == 2 { within?.cancel() }
    }
    within = clock.schedule("within", after: .zero, every: .zero) { [log] in log.note("within") }
    clock.runTurn()
    between.cancel()
    clock.runTurn()
    clock.runTurn()
    expect(log.lines, equals: ["between", "within", "within"])
    expect(clock.pending.map(\.what), equals: ["canceller"])
  }

  @Test(.rule("R-6")) func `a timer with an interval of zero fires only in its own mode`() {
    clock.schedule("idle", after: .zero, every: .zero, mode: .default) { [log] in log.note("idle") }
    clock.runTurn()
    clock.mode = .tracking
    clock.runTurn()
    clock.runTurn()
    expect(log.lines, equals: ["idle"])
    clock.mode = .default
    clock.runTurn()
    expect(log.lines, equals: ["idle", "idle"])
  }

  @Test func `a repeating timer ends if its next deadline cannot be represented`() {
    let timer = clock.schedule("huge", after: .zero, every: .nanoseconds(Int64.max)) { [log] in
      log.note("fired")
    }
    clock.advance(by: .nanoseconds(1))
    expect(timer.isPending)
    let late = clock.schedule("late", after: .seconds(1), every: .nanoseconds(Int64.max)) {}
    clock.advance(by: .seconds(1))
    expect(!late.isPending)
    expect(log.lines, equals: ["fired"])
  }
}
