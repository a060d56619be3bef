import PresentationClock
import TestSupport
import Testing

@MainActor struct TimerTests {
  let clock = RunLoopClock()
  let log = Log()

  @Test func `when a timer fires, the clock shows the timer's deadline`() {
    clock.schedule("caret", after: .milliseconds(500)) { [clock, log] in log.note("\(clock.now)") }
    clock.advance(by: .seconds(1))
    expect(log.lines, equals: ["0.5 seconds"])
    expect(clock.now, equals: .seconds(1))
  }

  @Test(.rule("R-7")) func `a timer never fires early`() {
    clock.schedule("caret", after: .milliseconds(500)) { [log] in log.note("fired") }
    clock.advance(by: .nanoseconds(499_999_999))
    expect(log.lines.isEmpty)
    clock.advance(by: .nanoseconds(1))
    expect(log.lines, equals: ["fired"])
  }

  @Test func `a timer fires once`() {
    clock.schedule("once", after: .zero) { [log] in log.note("fired") }
    clock.runTurn()
    clock.advance(by: .seconds(1))
    expect(log.lines, equals: ["fired"])
  }

  @Test(.rule("R-7")) func `timers fire in the order of their deadlines`() {
    for delay in [3, 1, 2] {
      clock.schedule("\(delay)", after: .seconds(delay)) { [log] in log.note("\(delay)") }
    }
    clock.advance(by: .seconds(3))
    expect(log.lines, equals: ["1", "2", "3"])
  }

  @Test(.rule("R-7"))
  func `timers with equal deadlines fire in creation order, even in different run loop modes`() {
    let modes: [RunLoopMode] = [.common, .default, .common, .default]
    for (index, mode) in modes.enumerated() {
      clock.schedule("\(index)", after: .seconds(1), mode: mode) { [log] in log.note("\(index)") }
    }
    clock.advance(by: .seconds(1))
    expect(log.lines, equals: ["0", "1", "2", "3"])
  }

  @Test(.rule("R-5"), arguments: ["timer", "block", "commit"])
  func `if a callback schedules a timer without delay, the timer fires in the next run-loop turn`(
    place: String
  ) {
    let once = Once { [clock, log] in
      clock.schedule("zero", after: .zero) { log.note("zero in \(clock.turn)") }
    }
    switch place {
    case "timer": clock.schedule("outer", after: .zero) { once.run() }
    case "block": clock.async { once.run() }
    default: clock.addCommitObserver("outer", order: 0) { once.run() }
    }
    clock.runTurn()
    expect(log.lines.isEmpty)
    clock.runTurn()
    expect(log.lines, equals: ["zero in 1"])
  }

  @Test func `a canceled timer does not fire`() {
    let timer = clock.schedule("caret", after: .seconds(1)) { [log] in log.note("fired") }
    timer.cancel()
    clock.advance(by: .seconds(2))
    expect(log.lines.isEmpty)
  }

  @Test func `a timer that is canceled at its own deadline does not fire`() {
    var second: RunLoopTimer?
    clock.schedule("first", after: .seconds(1)) { [log] in
      log.note("first")
      second?.cancel()
    }
    second = clock.schedule("second", after: .seconds(1)) { [log] in log.note("second") }
    clock.advance(by: .seconds(1))
    expect(log.lines, equals: ["first"])
  }

  @Test func `canceling a fired or canceled timer affects no other timer`() {
    let first = clock.schedule("first", after: .zero) {}
    clock.runTurn()
    first.cancel()
    let cancelled = clock.schedule("second", after: .zero) {}
    cancelled.cancel()
    clock.schedule("third, in the same slot", after: .zero) { [log] in log.note("third") }
    cancelled.cancel()
    first.cancel()
    clock.runTurn()
    expect(log.lines, equals: ["third"])
  }

  @Test func `a timer's handle reports whether the timer is pending`() {
    let timer = clock.schedule("once", after: .zero) {}
    expect(timer.isPending)
    clock.runTurn()
    expect(!timer.isPending)
    clock.schedule("in the same slot", after: .zero) {}
    expect(!timer.isPending)
  }

  @Test func `a timer's delay is rounded up to whole nanoseconds`() {
    let tiny = Duration(secondsComponent: 0, attosecondsComponent: 1)
    clock.schedule("tiny", after: tiny) { [clock, log] in log.note("\(clock.now)") }
    expect(clock.pending.map(\.deadline), equals: [.nanoseconds(1)])
    clock.advance(by: tiny)
    expect(clock.now, equals: .nanoseconds(1))
    expect(log.lines.count, equals: 1)
  }

  @Test func `a timer's deadline is exact to the nanosecond, even after many years`() {
    let century = Duration.seconds(3_155_760_000) + .nanoseconds(1)
    clock.schedule("century", after: century) { [clock, log] in
      log.note("\(clock.now == century)")
    }
    clock.runUntilIdle(limit: .seconds(Int64.max))
    expect(log.lines, equals: ["true"])
  }

  @Test
  func `thousands of timers fire in order of deadline, or of creation if deadlines are equal`() {
    var seed: UInt64 = 42
    var expected: [(deadline: Int, index: Int)] = []
    var timers: [RunLoopTimer] = []
    for index in 0..<4_000 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let deadline = Int(seed >> 55)
      timers.append(
        clock.schedule("\(index)", after: .milliseconds(deadline)) { [log] in
          log.note("\(index)")
        })
      expected.append((deadline, index))
    }
    for index in stride(from: 0, to: 4_000, by: 3) { timers[index].cancel() }
    for index in stride(from: 1, to: 4_000, by: 3) { timers[index].cancel() }
    expected = expected.filter { $0.index % 3 == 2 }
    expected.sort { ($0.deadline, $0.index) < ($1.deadline, $1.index) }
    expect(clock.pending.map(\.what), equals: expected.map { "\($0.index)" })
    clock.advance(by: .seconds(1))
    expect(log.lines, equals: expected.map { "\($0.index)" })
  }
}

/// A body that runs only at the first call.
@MainActor private final class Once {
  private var body: (@MainActor () -> Void)?

  init(_ body: @escaping @MainActor () -> Void) { self.body = body }

  func run() {
    body?()
    body = nil
  }
}
