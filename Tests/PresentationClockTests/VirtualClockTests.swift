import PresentationClock
import TestSupport
import Testing

@MainActor struct VirtualClockTests {
  let clock = RunLoopClock()
  let time: VirtualClock
  let log: TaskLog

  init() {
    time = clock.virtual
    log = TaskLog(clock)
  }

  @Test func `instants of a virtual clock are counted from the run-loop clock's start`() {
    expect(time.now, equals: .init(offset: .zero))
    clock.advance(by: .milliseconds(1_500))
    expect(time.now.offset, equals: clock.now)
    expect(clock.virtual.now, equals: time.now)
    let later = time.now.advanced(by: .seconds(1))
    expect(later.offset, equals: .milliseconds(2_500))
    expect(time.now.duration(to: later), equals: .seconds(1))
    expect(later.duration(to: time.now), equals: .seconds(-1))
    expect(time.now < later)
    expect(!(later < time.now))
    expect(time.minimumResolution, equals: .nanoseconds(1))
  }

  @Test func `a virtual clock that is created later shows the run-loop clock's current time`() {
    let clock = RunLoopClock()
    clock.advance(by: .seconds(3))
    expect(clock.virtual.now.offset, equals: .seconds(3))
  }

  @Test func `when a timer fires, the virtual clock shows the timer's deadline`() {
    clock.schedule("timer", after: .seconds(1)) { [log] in log.note("timer") }
    clock.advance(by: .seconds(5))
    expect(log.lines, equals: ["1 timer"])
  }

  @Test func `a pending sleep is listed with the source line of the sleep call`() {
    let (time, line) = (time, #line + 2)
    clock.task("load") {
      try await time.sleep(for: .milliseconds(1_500))
    }
    clock.runTurn()
    expect(
      clock.pending.map(\.description),
      equals: [
        "sleep \"load\" due at 1.5 s, scheduled at VirtualClockTests.swift:\(line)"
      ])
    expect(!clock.isIdle)
  }

  @Test
  func `a pending sleep without a source line is listed with the source line of its task`() {
    let (time, line) = (time, #line + 1)
    clock.task("load") {
      await withTaskGroup(of: Void.self) { group in
        group.addTask {
          let any: any Clock<Duration> = time
          try? await any.sleep(for: .seconds(1))
        }
        group.addTask { try? await time.sleep(until: .init(offset: .seconds(2))) }
      }
    }
    clock.runTurn()
    expect(clock.pending.map(\.what), equals: ["load", "load"])
    expect(clock.pending.map(\.deadline), equals: [.seconds(1), .seconds(2)])
    expect(
      clock.pending.map(\.scheduledAt),
      equals: Array(repeating: "VirtualClockTests.swift:\(line)", count: 2))
  }

  @Test(.rule("R-7"))
  func `sleeps and timers with equal deadlines end in the order of submission`() {
    let (time, log) = (time, log)
    func timer(_ name: String) {
      clock.schedule(name, after: .seconds(1)) { [clock] in clock.async { log.note(name) } }
    }
    func sleeper(_ name: String, _ seconds: Int) {
      clock.task {
        try await time.sleep(for: .seconds(seconds))
        log.note(name)
      }
      clock.runTurn()
    }
    timer("a")
    sleeper("late", 2)
    sleeper("b", 1)
    timer("c")
    sleeper("d", 1)
    clock.advance(by: .seconds(2))
    expect(log.lines, equals: ["1 a", "1 b", "1 c", "1 d", "2 late"])
  }

  @Test func `a sleep's duration is rounded up to whole nanoseconds`() {
    let (time, log) = (time, log)
    clock.task {
      try await time.sleep(for: Duration(secondsComponent: 0, attosecondsComponent: 1_000_000_001))
      log.note("awake")
    }
    clock.advance(by: .nanoseconds(1))
    expect(log.lines.isEmpty)
    clock.advance(by: .nanoseconds(1))
    expect(log.lines, equals: ["0 awake"])
  }

  @Test(arguments: [Duration.zero, .seconds(-3)])
  func `a sleep with a past deadline is due in the next run-loop turn`(delay: Duration) {
    let (time, log) = (time, log)
    clock.advance(by: .seconds(5))
    clock.task {
      try await time.sleep(for: delay)
      log.note("awake")
    }
    clock.runTurn()
    expect(log.lines.isEmpty)
    expect(clock.pending.map(\.deadline), equals: [.seconds(5)])
    clock.runTurn()
    expect(log.lines, equals: ["5 awake"])
  }

  @Test func `a sleep that is longer than the clock's time range can be canceled`() {
    let (time, log) = (time, log)
    let task = clock.task {
      do { try await time.sleep(for: .seconds(Int64.max)) } catch { log.note("\(error)") }
    }
    clock.advance(by: .seconds(1_000_000))
    expect(clock.pending.map(\.deadline), equals: [.nanoseconds(Int64.max)])
    task.cancel()
    clock.runTurn()
    expect(log.lines, equals: ["1000000 CancellationError()"])
  }

  @Test func `a canceled sleep ends immediately`() {
    let (time, log) = (time, log)
    let task = clock.task("load") {
      do { try await time.sleep(for: .seconds(9)) } catch { log.note("\(error)") }
    }
    clock.advance(by: .seconds(1))
    task.cancel()
    expect(clock.pending.map(\.kind), equals: [.job])
    expect(clock.pending.map(\.what), equals: ["load"])
    expect(clock.runUntilIdle(), equals: .idle)
    expect(log.lines, equals: ["1 CancellationError()"])
    expect(clock.now, equals: .seconds(1))
  }

  @Test func `a sleep that is canceled at its own deadline throws a cancellation error`() {
    let (time, log) = (time, log)
    let task = clock.task {
      do { try await time.sleep(for: .seconds(1)) } catch { log.note("\(error)") }
    }
    clock.schedule("cancel", after: .seconds(1)) { task.cancel() }
    clock.advance(by: .seconds(1))
    expect(log.lines, equals: ["1 CancellationError()"])
  }

  @Test func `a canceled task does not sleep`() {
    let (time, log) = (time, log)
    let task = clock.task {
      do { try await time.sleep(for: .seconds(1)) } catch { log.note("\(error)") }
    }
    task.cancel()
    clock.runTurn()
    expect(log.lines, equals: ["0 CancellationError()"])
    expect(clock.isIdle)
  }

  @Test func `a task outside the clock can sleep on the virtual clock`() async throws {
    let time = time
    let task = Task {
      try await time.sleep(for: .seconds(1))
      return time.now.offset
    }
    while clock.pending.isEmpty { await Task.yield() }
    expect(clock.pending.map(\.what), equals: ["unnamed"])
    clock.advance(by: .seconds(3))
    try await expect(task.value, equals: .seconds(3))
  }
}
