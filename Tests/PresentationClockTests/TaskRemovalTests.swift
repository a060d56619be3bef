import PresentationClock
import Synchronization
import TestSupport
import Testing

@MainActor struct TaskRemovalTests {
  @Test func `removeAll cancels all of a clock's tasks and returns after the tasks have ended`() {
    let clock = RunLoopClock()
    let (time, log) = (clock.virtual, TaskLog(clock))
    for name in ["a", "b"] {
      clock.task {
        defer { log.note("\(name) ends") }
        do { try await time.sleep(for: .seconds(1)) } catch { log.note("\(name) \(error)") }
        do { try await time.sleep(for: .seconds(1)) } catch { log.note("\(name) again") }
      }
    }
    clock.runTurn()
    clock.removeAll()
    expect(
      log.lines,
      equals: [
        "0 a CancellationError()", "0 a again", "0 a ends", "0 b CancellationError()", "0 b again",
        "0 b ends",
      ])
    expect(clock.pending.isEmpty)
    expect(clock.runUntilIdle(), equals: .idle)
  }

  @Test func `a task that is created during removeAll is canceled`() {
    let clock = RunLoopClock()
    let log = TaskLog(clock)
    clock.task {
      log.note("begun, cancelled: \(Task.isCancelled)")
      await MainActor.run {
        clock.task { log.note("another, cancelled: \(Task.isCancelled)") }
        clock.async { log.note("block") }
      }
    }
    clock.removeAll()
    expect(log.lines, equals: ["0 begun, cancelled: true", "0 another, cancelled: true"])
    clock.runTurn()
    expect(log.lines.count, equals: 2)
  }

  @Test func `removeAll releases the objects that tasks hold`() {
    let clock = RunLoopClock()
    let time = clock.virtual
    weak var held: Held?
    do {
      let new = Held()
      held = new
      clock.task { [clock] in
        try await time.sleep(for: .seconds(1))
        await MainActor.run { withExtendedLifetime((new, clock)) {} }
      }
    }
    clock.runTurn()
    expect(held != nil)
    clock.removeAll()
    expect(held == nil)
  }

  @Test func `after removeAll, the clock can run new tasks and sleeps`() {
    let clock = RunLoopClock()
    let (time, log) = (clock.virtual, TaskLog(clock))
    clock.task { try await time.sleep(for: .seconds(1)) }
    clock.runTurn()
    clock.removeAll()
    clock.task {
      try await time.sleep(for: .seconds(1))
      log.note("awake")
    }
    expect(clock.runUntilIdle(), equals: .idle)
    expect(log.lines, equals: ["1 awake"])
  }

  @Test func `if a task calls removeAll, the calling task is also canceled`() {
    let clock = RunLoopClock()
    let (time, log) = (clock.virtual, TaskLog(clock))
    clock.task {
      do { try await time.sleep(for: .seconds(9)) } catch { log.note("other") }
    }
    clock.task {
      await MainActor.run { clock.removeAll() }
      do { try await time.sleep(for: .seconds(1)) } catch { log.note("itself") }
    }
    expect(clock.runUntilIdle(), equals: .idle)
    expect(log.lines, equals: ["0 other", "0 itself"])
  }

  @Test func `a task that ignores its cancellation is still pending after removeAll`() {
    let clock = RunLoopClock()
    let isOver = Atomic(false)
    clock.task("circle") {
      while !isOver.load(ordering: .relaxed) { await Rest().take() }
    }
    clock.removeAll()
    expect(clock.pending.map(\.what), equals: ["circle"])
    isOver.store(true, ordering: .relaxed)
    expect(clock.runUntilIdle(), equals: .idle)
    expect(clock.turn, equals: 1)
  }

  @Test func `tasks are canceled when their clock is deallocated`() async {
    var clock: RunLoopClock? = RunLoopClock()
    let gone = WeakReference(clock)
    let time = clock?.virtual
    let asleep = clock?.task { try await time?.sleep(for: .seconds(1)) }
    clock?.runTurn()
    let waiting = clock?.task { Task.isCancelled }
    clock = nil
    expect(gone.object == nil)
    await #expect(throws: CancellationError.self) { try await asleep?.value }
    expect(await waiting?.value == true)
    await #expect(throws: CancellationError.self) { try await time?.sleep(for: .seconds(1)) }
  }

  @Test func `if end is called on a clock while a task runs, the task continues without the clock`()
    async
  {
    let clock = RunLoopClock()
    let time = clock.virtual
    let ender = clock.task {
      await MainActor.run { clock.end() }
      await Rest().take()
      return Task.isCancelled
    }
    clock.runTurn()
    expect(clock.pending.isEmpty)
    expect(await ender.value)
    let late = clock.task { try await time.sleep(for: .seconds(1)) }
    expect(clock.pending.isEmpty)
    await #expect(throws: CancellationError.self) { try await late.value }
  }

  @Test func `a run-loop clock is released even if its executor and virtual clock still exist`() {
    var clock: RunLoopClock? = RunLoopClock()
    let gone = WeakReference(clock)
    let (door, time) = (clock?.door, clock?.virtual)
    clock?.advance(by: .seconds(2))
    clock = nil
    expect(gone.object == nil)
    expect(time?.now.offset, equals: .seconds(2))
    withExtendedLifetime(door) {}
  }
}

private final class Held: Sendable {}

/// An actor whose call takes two jobs: one runs on the actor, and one resumes the caller.
private actor Rest {
  func take() {}
}
