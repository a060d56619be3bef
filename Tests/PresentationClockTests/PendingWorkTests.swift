import PresentationClock
import TestSupport
import Testing

@MainActor struct PendingWorkTests {
  let clock = RunLoopClock()

  @Test
  func `the pending work is sorted by deadline, then by order of submission`() {
    clock.schedule("second timer", after: .seconds(1)) {}
    clock.displayLink("link", framesPerSecond: 1) { _ in }
    clock.schedule("third timer", after: .seconds(1)) {}
    clock.schedule("now", after: .zero) {}
    clock.async("block") {}
    clock.addCommitObserver("observer", order: 0) {}
    expect(
      clock.pending.map(\.what), equals: ["now", "block", "second timer", "link", "third timer"])
    expect(clock.pending.map(\.kind), equals: [.timer, .block, .timer, .displayLink, .timer])
  }

  @Test func `a pending timer is listed with its deadline, interval and source line`() throws {
    let line = #line + 1
    clock.schedule("caret", after: .milliseconds(1_500), every: .milliseconds(500)) {}
    let work = try #require(clock.pending.first)
    expect(work.deadline, equals: .milliseconds(1_500))
    expect(work.interval, equals: .milliseconds(500))
    expect(work.scheduledAt, equals: "PendingWorkTests.swift:\(line)")
    expect(
      work.description,
      equals:
        "timer \"caret\" due at 1.5 s, every 0.5 s, scheduled at PendingWorkTests.swift:\(line)")
  }

  @Test func `pending blocks and display links are listed with their source lines`() {
    let line = #line + 1
    clock.async {}
    clock.displayLink("link") { _ in }
    expect(
      clock.pending.map(\.description),
      equals: [
        "block \"block\" due at 0 s, scheduled at PendingWorkTests.swift:\(line)",
        "display link \"link\" due at 0.016666667 s, scheduled at "
          + "PendingWorkTests.swift:\(line + 1)",
      ])
  }

  @Test(.rule("R-6")) func `a pending timer is listed with the mode that it waits for`() {
    clock.schedule("t", after: .seconds(1), mode: .default, fileID: "A/B.swift", line: 3) {}
    clock.schedule("c", after: .seconds(1)) {}
    clock.mode = .tracking
    expect(clock.pending.map(\.awaitedMode), equals: [.default, nil])
    expect(
      clock.pending.first?.description,
      equals: "timer \"t\" due at 1 s, waiting for the default mode, scheduled at B.swift:3")
  }

  @Test
  func
    `in tracking mode, a display link of the default mode is pending, but a paused link is not`()
  {
    let paused = clock.displayLink("paused") { _ in }
    clock.displayLink("held back", framesPerSecond: 1, mode: .default) { _ in }
    paused.isPaused = true
    clock.mode = .tracking
    clock.advance(by: .milliseconds(2_500))
    expect(clock.pending.map(\.what), equals: ["held back"])
    expect(clock.pending.map(\.deadline), equals: [.seconds(3)])
  }

  @Test
  func `a pending repeating timer is listed with its next deadline`() {
    var seen: [PendingWork] = []
    clock.schedule("once", after: .seconds(1)) {}
    clock.schedule("often", after: .seconds(1), every: .seconds(2)) { [clock] in
      seen = clock.pending
    }
    clock.advance(by: .seconds(1))
    expect(seen.map(\.what), equals: ["often"])
    expect(seen.map(\.deadline), equals: [.seconds(3)])
  }

  @Test func `while a block runs, the waiting blocks are listed as pending work`() {
    var seen: [String] = []
    clock.async("a") { [clock] in
      clock.async("d") {}
      seen = clock.pending.map(\.what)
    }
    clock.async("b") {}
    clock.async("c") {}
    clock.runTurn()
    expect(seen, equals: ["b", "c", "d"])
  }
}
