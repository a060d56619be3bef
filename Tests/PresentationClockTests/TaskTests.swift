import PresentationClock
import TestSupport
import Testing

@MainActor struct TaskTests {
  let clock = RunLoopClock()
  let log: TaskLog

  init() {
    log = TaskLog(clock)
  }

  @Test(.rule("R-4"))
  func `tasks and queued blocks begin in the order of their submission`() {
    clock.async { [log] in log.note("first") }
    clock.task { [log] in log.note("task") }
    clock.async { [log] in log.note("last") }
    clock.schedule("timer", after: .zero) { [log] in log.note("timer") }
    clock.addCommitObserver("commit", order: 0) { [log] in log.note("commit") }
    expect(log.lines.isEmpty)
    clock.runTurn()
    expect(log.lines, equals: ["0 timer", "0 first", "0 task", "0 last", "0 commit"])
  }

  @Test
  func `if a commit observer creates a task, the task begins in the next run-loop turn`() {
    clock.schedule("timer", after: .zero) { [clock, log] in
      clock.task { log.note("from the timer") }
    }
    let observer = clock.addCommitObserver("commit", order: 0) { [clock, log] in
      log.note("commit")
      clock.task { log.note("from the commit") }
    }
    clock.runTurn()
    observer.cancel()
    expect(log.lines, equals: ["0 from the timer", "0 commit"])
    expect(clock.pending.map(\.kind), equals: [.job])
    clock.runTurn()
    expect(log.lines.last, equals: "0 from the commit")
    expect(clock.isIdle)
  }

  @Test func `if a task adds blocks to the main queue, the task ends before the blocks run`() {
    clock.task { [clock, log] in
      for index in 0..<3 {
        await MainActor.run { clock.async { log.note("block \(index)") } }
        await visitElsewhere()
        log.note("task \(index)")
      }
    }
    clock.runTurn()
    expect(log.lines, equals: ["0 task 0", "0 task 1", "0 task 2"])
    clock.runTurn()
    expect(log.lines.suffix(3), equals: ["0 block 0", "0 block 1", "0 block 2"])
  }

  @Test func `a pending task is listed with its name and source line`() {
    let line = #line + 1
    clock.task("load") {}
    expect(
      clock.pending.map(\.description),
      equals: [
        "job \"load\" due at 0 s, scheduled at TaskTests.swift:\(line)"
      ])
    expect(!clock.isIdle)
    clock.runTurn()
    expect(clock.pending.isEmpty)
    expect(clock.isIdle)
  }

  @Test
  func `advancing the clock by a sleep's exact duration also runs the code after the sleep`() {
    let time = clock.virtual
    clock.task { [log] in
      try await time.sleep(for: .seconds(2))
      await visitElsewhere()
      log.note("task")
    }
    clock.advance(by: .seconds(2))
    expect(log.lines, equals: ["2 task"])
    expect(clock.turn, equals: 2)
  }

  @Test func `a run-loop turn ends even if a task never ends`() {
    let task = clock.task("circle") {
      while !Task.isCancelled { await visitElsewhere() }
    }
    clock.runTurn()
    expect(clock.pending.map(\.kind), equals: [.job])
    guard case .busy(let work) = clock.runUntilIdle() else {
      Issue.record("The clock is idle.")
      return
    }
    expect(work.count, equals: 1)
    expect(clock.turn, equals: 1 + RunLoopClock.turnsPerInstant)
    task.cancel()
    expect(clock.runUntilIdle(), equals: .idle)
  }

  @Test func `the result of a task can be awaited`() async throws {
    struct Failure: Error {}
    let good = clock.task { 4 }
    let bad = clock.task { () async throws -> Int in throw Failure() }
    clock.runTurn()
    await expect(good.value, equals: 4)
    await #expect(throws: Failure.self) { try await bad.value }
  }

  @Test
  func `a task that is resumed from outside the clock runs in the next run-loop turn`() async {
    let (promises, giving) = AsyncStream.makeStream(of: CheckedContinuation<Int, Never>.self)
    clock.task("asker") { [log] in
      let answer = await withCheckedContinuation { _ = giving.yield($0) }
      log.note("\(answer)")
    }
    expect(clock.runUntilIdle(), equals: .idle)
    var iterator = promises.makeAsyncIterator()
    let promise = await iterator.next()
    await Task.detached { promise?.resume(returning: 4) }.value
    expect(log.lines.isEmpty)
    expect(
      clock.pending.map(\.description),
      equals: [
        "job \"asker\" due at 0 s, scheduled at TaskTests.swift:112"
      ])
    clock.runTurn()
    expect(log.lines, equals: ["0 4"])
  }

  @Test
  func `a task that is not created by the clock is not part of the clock's pending work`() async {
    let plain = Task { [log] in log.note("plain") }
    let detached = Task.detached { [log] in log.note("detached") }
    expect(clock.pending.isEmpty)
    expect(clock.runUntilIdle(), equals: .idle)
    expect(!log.lines.contains("0 plain"))
    await plain.value
    await detached.value
    expect(log.lines.sorted(), equals: ["0 detached", "0 plain"])
  }

  @Test func `a task is unfinished until it has ended, or was removed`() {
    let (links, continuation) = AsyncStream<Int>.makeStream()
    clock.task("reader") { for await _ in links {} }
    let task = clock.task("sleeper") { [clock] in
      try? await clock.virtual.sleep(for: .seconds(1))
    }
    clock.runUntilIdle(limit: .milliseconds(1))
    expect(clock.unfinishedTasks.map(\.what), equals: ["reader", "sleeper"])
    task.cancel()
    clock.runUntilIdle(limit: .milliseconds(1))
    expect(clock.unfinishedTasks.map(\.what), equals: ["reader"])
    continuation.finish()
    clock.runUntilIdle(limit: .milliseconds(1))
    expect(clock.unfinishedTasks.isEmpty)
    clock.task("removed") {}
    clock.removeAll()
    expect(clock.unfinishedTasks.isEmpty)
  }

  @Test func `a task of one clock does not become a task of a clock that it wakes`() {
    let other = RunLoopClock()
    let (links, continuation) = AsyncStream<Int>.makeStream()
    other.task("reader") { for await _ in links {} }
    other.runUntilIdle(limit: .milliseconds(1))
    clock.task("first") {}
    clock.task("writer") { continuation.yield(1) }
    clock.runUntilIdle(limit: .milliseconds(1))
    expect(other.pending.map(\.what), equals: ["reader"])
    expect(other.unfinishedTasks.map(\.what), equals: ["reader"])
    continuation.finish()
    other.runUntilIdle(limit: .milliseconds(1))
    expect(other.unfinishedTasks.isEmpty && clock.unfinishedTasks.isEmpty)
  }
}

/// Calls an actor, which takes two jobs: one runs on the actor, and one resumes the caller.
private func visitElsewhere() async {
  await Elsewhere().visit()
}

private actor Elsewhere {
  func visit() {}
}
