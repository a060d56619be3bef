import PresentationClock
import TestSupport
import Testing

@MainActor struct CommitObserverTests {
  let clock = RunLoopClock()
  let log = Log()

  @Test
  func `commit observers run by ascending order value, then by time of registration`() {
    for (name, order) in [("c", 2), ("a", -1), ("b", 0), ("d", 2), ("b2", 0)] {
      clock.addCommitObserver(name, order: order) { [log] in log.note(name) }
    }
    clock.runTurn()
    expect(log.lines, equals: ["a", "b", "b2", "c", "d"])
  }

  @Test(.rule("R-6"))
  func `commit observers run in each commit, including commits in tracking mode`() {
    clock.addCommitObserver("layout", order: 0) { [clock, log] in log.note("\(clock.turn)") }
    clock.runTurn()
    clock.withMode(.tracking) { clock.runTurn() }
    expect(log.lines, equals: ["0", "1"])
  }

  @Test func `a commit observer that is added during a commit is first called in the next commit`()
  {
    let outer = clock.addCommitObserver("outer", order: 0) { [clock, log] in
      log.note("outer")
      clock.addCommitObserver("inner", order: 1) { log.note("inner in \(clock.turn)") }
    }
    clock.runTurn()
    expect(log.lines, equals: ["outer"])
    outer.cancel()
    clock.runTurn()
    expect(log.lines, equals: ["outer", "inner in 1"])
  }

  @Test func `a commit observer can cancel itself and a later observer`() {
    var first: CommitObserver?
    var last: CommitObserver?
    first = clock.addCommitObserver("first", order: 0) { [log] in
      log.note("first")
      first?.cancel()
      last?.cancel()
    }
    clock.addCommitObserver("middle", order: 1) { [log] in log.note("middle") }
    last = clock.addCommitObserver("last", order: 2) { [log] in log.note("last") }
    clock.runTurn()
    clock.runTurn()
    first?.cancel()
    expect(log.lines, equals: ["first", "middle", "middle"])
  }

  @Test func `needsCommit becomes false when the commit begins`() {
    clock.setNeedsCommit()
    clock.addCommitObserver("layout", order: 0) { [clock, log] in
      log.note("\(clock.needsCommit)")
    }
    expect(clock.needsCommit)
    clock.runTurn()
    expect(log.lines, equals: ["false"])
  }

  @Test func `a commit that is requested during another commit waits for the next run-loop turn`() {
    let observer = clock.addCommitObserver("layout", order: 0) { [clock] in clock.setNeedsCommit() }
    clock.runTurn()
    expect(clock.needsCommit)
    observer.cancel()
    clock.runTurn()
    expect(!clock.needsCommit)
  }

  @Test func `a commit observer's handle has the observer's name and order`() {
    let observer = clock.addCommitObserver("layout", order: 7) {}
    expect(observer.what, equals: "layout")
    expect(observer.order, equals: 7)
  }
}
