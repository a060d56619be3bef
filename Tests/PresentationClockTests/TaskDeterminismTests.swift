import PresentationClock
import TestSupport
import Testing

/// The kinds of code in the table of `RunLoopClock.task`'s documentation, each run 1,000 times.
@MainActor struct TaskDeterminismTests {
  typealias Code =
    @Sendable (_ time: VirtualClock, _ log: TaskLog, _ door: Door) async throws ->
    Void

  /// Runs `code` 1,000 times, each time in a task of a new clock, and expects equal logs.
  func expectOneLog(
    _ lines: [String], at location: SourceLocation = #_sourceLocation, of code: @escaping Code
  ) {
    var logs: [[String]: Int] = [:]
    for _ in 0..<1_000 {
      let clock = RunLoopClock()
      let (time, log, door) = (clock.virtual, TaskLog(clock), clock.door)
      clock.task {
        try await code(time, log, door)
        log.note("end")
      }
      let outcome = clock.runUntilIdle()
      if outcome != .idle { log.note("\(outcome)") }
      logs[log.lines, default: 0] += 1
    }
    expect(logs, equals: [lines: 1_000], sourceLocation: location)
  }

  @Test func `a sleeping task writes the same log in every run`() {
    expectOneLog(["0 a", "1 b", "3 c", "3 end"]) { time, log, _ in
      log.note("a")
      try await time.sleep(for: .seconds(1))
      log.note("b")
      try await time.sleep(until: .init(offset: .seconds(3)))
      log.note("c")
    }
  }

  @Test func `a task that sleeps on a clock of type any Clock writes the same log in every run`() {
    expectOneLog(["2 2.0 seconds", "2 end"]) { time, log, _ in
      let other: any Clock<Duration> = time
      let span = try await time.measure { try await other.sleep(for: .seconds(2)) }
      log.note("\(span)")
    }
  }

  @Test func `a task group writes the same log in every run`() {
    let lines = [
      "0 in 0", "0 in 1", "0 in 2", "1 out 2", "1 got 2", "2 out 1", "2 got 1", "3 out 0",
      "3 got 0", "3 end",
    ]
    expectOneLog(lines) { time, log, _ in
      try await withThrowingTaskGroup(of: Int.self) { group in
        for index in 0..<3 { group.addTask { try await nap(index, time, log) } }
        for try await index in group { log.note("got \(index)") }
      }
    }
  }

  @Test func `a discarding task group writes the same log in every run`() {
    let lines = ["0 in 0", "0 in 1", "0 in 2", "1 out 2", "2 out 1", "3 out 0", "3 end"]
    expectOneLog(lines) { time, log, _ in
      try await withThrowingDiscardingTaskGroup { group in
        for index in 0..<3 { group.addTask { _ = try await nap(index, time, log) } }
      }
    }
  }

  @Test func `a task with async let writes the same log in every run`() {
    expectOneLog(["0 both", "0 in 0", "0 in 1", "2 out 1", "3 out 0", "3 [0, 1]", "3 end"]) {
      time, log, _ in
      async let first = nap(0, time, log)
      async let second = nap(1, time, log)
      log.note("both")
      let all = try await [first, second]
      log.note("\(all)")
    }
  }

  @Test func `a task that reads an async stream writes the same log in every run`() {
    expectOneLog(["1 0", "2 1", "3 2", "3 end"]) { time, log, _ in
      let (numbers, source) = AsyncStream.makeStream(of: Int.self)
      async let feeding: Void = feed(source, time)
      for await number in numbers { log.note("\(number)") }
      try await feeding
    }
  }

  @Test func `a task that awaits a continuation writes the same log in every run`() {
    expectOneLog(["1 4", "1 end"]) { time, log, door in
      let answer = await withCheckedContinuation { continuation in
        _ = Task(executorPreference: door) {
          try await time.sleep(for: .seconds(1))
          continuation.resume(returning: 4)
        }
      }
      log.note("\(answer)")
    }
  }

  @Test func `a task that cancels a sleeping task group writes the same log in every run`() {
    expectOneLog(["1 cancel", "1 CancellationError()", "1 end"]) { time, log, _ in
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          do { try await time.sleep(for: .seconds(5)) } catch { log.note("\(error)") }
        }
        try await time.sleep(for: .seconds(1))
        log.note("cancel")
        group.cancelAll()
        try await group.waitForAll()
      }
    }
  }

  @Test
  func `a task that cancels another sleeping task writes the same log in every run`() {
    expectOneLog(["1 CancellationError()", "1 end"]) { time, log, door in
      let sleeper = Task(executorPreference: door) { try await time.sleep(for: .seconds(5)) }
      try await time.sleep(for: .seconds(1))
      sleeper.cancel()
      do { try await sleeper.value } catch { log.note("\(error)") }
    }
  }

  @Test
  func `two concurrent calls of an actor write the same log in every run`() {
    let lines = [
      "0 add 1", "0 add 2", "1 added 2", "1 main", "1 added 2", "1 main", "1 4", "1 end",
    ]
    expectOneLog(lines) { time, log, door in
      let cart = Cart(door: door)
      async let first = cart.add(time, log)
      async let second = cart.add(time, log)
      let sum = try await first + second
      log.note("\(sum)")
    }
  }

  @Test func `a task that prefers the clock's executor writes the same log in every run`() {
    expectOneLog(["0 begun", "0 in 2", "1 out 2", "1 2", "1 end"]) { time, log, door in
      let task = Task(executorPreference: door) { try await nap(2, time, log) }
      log.note("begun")
      log.note("\(try await task.value)")
    }
  }

  @Test
  func `a task that calls an actor without a custom executor writes the same log in every run`() {
    expectOneLog(["0 tick 1", "0 tick 2", "1 ticked", "1 ticked", "1 end"]) { time, log, _ in
      let counter = Counter()
      async let first: Void = counter.tick(time, log)
      async let second: Void = counter.tick(time, log)
      _ = try await (first, second)
    }
  }

  @Test func `a task that calls main actor code writes the same log in every run`() {
    expectOneLog(["0 main", "0 back", "0 run", "0 end"]) { _, log, _ in
      await visit(log)
      log.note("back")
      await MainActor.run { log.note("run") }
    }
  }

  @Test
  func `main actor code that sleeps and awaits a task group writes the same log in every run`() {
    let lines = [
      "0 in 0", "0 in 1", "0 in 2", "1 out 2", "1 got 2", "2 out 1", "2 got 1", "3 out 0",
      "3 got 0", "4 slept", "4 end",
    ]
    expectOneLog(lines) { time, log, _ in try await gatherOnMain(time, log) }
  }

  @Test
  func `main actor code with an async stream writes the same log in every run`() {
    expectOneLog(["1 0", "2 1", "3 2", "4 4", "5 5", "5 end"]) { time, log, door in
      try await listenOnMain(time, log, door)
    }
  }
}

// MARK: What the tasks call

/// Sleeps for a time that is shorter for higher indexes.
private func nap(_ index: Int, _ time: VirtualClock, _ log: TaskLog) async throws -> Int {
  log.note("in \(index)")
  try await time.sleep(for: .seconds(3 - index))
  log.note("out \(index)")
  return index
}

private func feed(_ source: AsyncStream<Int>.Continuation, _ time: VirtualClock) async throws {
  for number in 0..<3 {
    try await time.sleep(for: .seconds(1))
    source.yield(number)
  }
  source.finish()
}

@MainActor private func visit(_ log: TaskLog) {
  log.note("main")
}

@MainActor private func napOnMain(
  _ index: Int, _ time: VirtualClock, _ log: TaskLog
) async throws -> Int {
  try await nap(index, time, log)
}

@MainActor private func gatherOnMain(_ time: VirtualClock, _ log: TaskLog) async throws {
  try await withThrowingTaskGroup(of: Int.self) { group in
    for index in 0..<3 { group.addTask { try await napOnMain(index, time, log) } }
    for try await index in group { log.note("got \(index)") }
  }
  try await time.sleep(for: .seconds(1))
  log.note("slept")
}

@MainActor private func listenOnMain(
  _ time: VirtualClock, _ log: TaskLog, _ door: Door
) async throws {
  let (numbers, source) = AsyncStream.makeStream(of: Int.self)
  Task(executorPreference: door) { try await feed(source, time) }
  for await number in numbers { log.note("\(number)") }
  let answer = await withCheckedContinuation { continuation in
    _ = Task(executorPreference: door) {
      try await time.sleep(for: .seconds(1))
      continuation.resume(returning: 4)
    }
  }
  log.note("\(answer)")
  let task = Task(executorPreference: door) {
    try await time.sleep(for: .seconds(1))
    return 5
  }
  log.note("\(try await task.value)")
}

private actor Cart {
  private let door: Door
  private var count = 0
  nonisolated var unownedExecutor: UnownedSerialExecutor { door.asUnownedSerialExecutor() }

  init(door: Door) { self.door = door }

  func add(_ time: VirtualClock, _ log: TaskLog) async throws -> Int {
    preconditionIsolated()
    count += 1
    log.note("add \(count)")
    try await time.sleep(for: .seconds(1))
    log.note("added \(count)")
    await visit(log)
    return count
  }
}

private actor Counter {
  private var count = 0

  func tick(_ time: VirtualClock, _ log: TaskLog) async throws {
    count += 1
    log.note("tick \(count)")
    try await time.sleep(for: .seconds(1))
    log.note("ticked")
  }
}
