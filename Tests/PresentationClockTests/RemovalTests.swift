import PresentationClock
import TestSupport
import Testing

@MainActor struct RemovalTests {
  @Test func `removeAll cancels timers, display links, blocks and commit observers`() {
    let clock = RunLoopClock()
    let log = Log()
    let timer = clock.schedule("t", after: .zero, every: .seconds(1)) { log.note("timer") }
    let link = clock.displayLink("l") { _ in log.note("frame") }
    clock.async { log.note("block") }
    clock.addCommitObserver("o", order: 0) { log.note("commit") }
    clock.setNeedsCommit()
    clock.removeAll()
    expect(!timer.isPending)
    expect(!link.isValid)
    expect(!clock.needsCommit)
    expect(clock.runUntilIdle(), equals: .idle)
    clock.advance(by: .seconds(2))
    expect(log.lines.isEmpty)
  }

  @Test(arguments: ["timer", "block", "frame", "commit"])
  func `removeAll inside a callback cancels the rest of the run-loop turn`(place: String) {
    let clock = RunLoopClock()
    let log = Log()
    func note(_ what: String) {
      log.note(what)
      if what == place { clock.removeAll() }
    }
    for _ in 0..<2 {
      clock.schedule("t", after: .seconds(1)) {
        note("timer")
        clock.async { note("block") }
        clock.async { note("block") }
      }
      clock.displayLink("l", framesPerSecond: 1) { _ in note("frame") }
      clock.addCommitObserver("o", order: 0) { note("commit") }
    }
    clock.advance(by: .seconds(1))
    let all = ["timer", "timer", "block", "block", "block", "block", "frame", "frame", "commit"]
    let expected = all.prefix { $0 != place } + [place]
    // The timer that removed all work queued two blocks of its own afterward.
    expect(log.lines, equals: expected + (place == "timer" ? ["block", "block"] : []))
  }

  @Test func `after removeAll, an old timer handle does not affect new timers`() {
    let clock = RunLoopClock()
    let log = Log()
    let old = clock.schedule("old", after: .zero) { log.note("old") }
    clock.removeAll()
    clock.schedule("new", after: .zero) { log.note("new") }
    old.cancel()
    clock.runTurn()
    expect(log.lines, equals: ["new"])
  }

  @Test func `a closure is released once it has run or is canceled`() {
    let clock = RunLoopClock()
    weak var fired: Witness?
    weak var cancelled: Witness?
    weak var repeating: Witness?
    weak var block: Witness?
    func hold(_ witness: inout Witness?) -> @MainActor () -> Void {
      let new = Witness()
      witness = new
      return { withExtendedLifetime(new) {} }
    }
    clock.schedule("fired", after: .zero, body: hold(&fired))
    let second = clock.schedule("cancelled", after: .seconds(1), body: hold(&cancelled))
    let third = clock.schedule(
      "repeating", after: .zero, every: .seconds(1), body: hold(&repeating))
    clock.async("block", hold(&block))
    expect(fired != nil)
    expect(cancelled != nil)
    expect(block != nil)
    second.cancel()
    clock.runTurn()
    expect(fired == nil)
    expect(cancelled == nil)
    expect(block == nil)
    expect(repeating != nil)
    third.cancel()
    expect(repeating == nil)
  }

  @Test func `an invalidated display link and a canceled commit observer release their closures`() {
    let clock = RunLoopClock()
    weak var ticked: Witness?
    weak var observed: Witness?
    var witness: Witness? = Witness()
    ticked = witness
    let link = clock.displayLink("l") { [witness] _ in withExtendedLifetime(witness) {} }
    witness = Witness()
    observed = witness
    let observer = clock.addCommitObserver("o", order: 0) { [witness] in
      withExtendedLifetime(witness) {}
    }
    witness = nil
    clock.advance(by: .seconds(1))
    expect(ticked != nil)
    expect(observed != nil)
    link.invalidate()
    observer.cancel()
    expect(ticked == nil)
    expect(observed == nil)
  }

  @Test
  func `handles of timers, display links and observers do not keep their clock alive`() {
    var clock: RunLoopClock? = RunLoopClock()
    let gone = WeakReference(clock)
    let timer = clock?.schedule("t", after: .zero) {}
    let link = clock?.displayLink("l") { _ in }
    let observer = clock?.addCommitObserver("o", order: 0) {}
    clock = nil
    expect(gone.object == nil)
    timer?.cancel()
    link?.invalidate()
    observer?.cancel()
    expect(timer?.isPending == false)
    expect(link?.isPaused == true)
  }

  @Test func `removeAll breaks the reference cycle between a clock and its closures`() {
    var clock: RunLoopClock? = RunLoopClock()
    let gone = WeakReference(clock)
    clock?.schedule("t", after: .seconds(1)) { [clock] in clock?.runTurn() }
    clock?.removeAll()
    clock = nil
    expect(gone.object == nil)
  }

  @available(macOS 15.4, iOS 18.4, tvOS 18.4, visionOS 2.4, *)
  @Test
  func `when a closure is released, the deinit of a captured object can cancel timers`() {
    let clock = RunLoopClock()
    let other = clock.schedule("other", after: .seconds(1)) {}
    var dying: Dying? = Dying(timer: other)
    let timer = clock.schedule("t", after: .seconds(1)) { [dying] in
      withExtendedLifetime(dying) {}
    }
    dying = nil
    timer.cancel()
    expect(!other.isPending)
    dying = Dying(timer: clock.schedule("another", after: .seconds(1)) {})
    clock.async { [dying] in withExtendedLifetime(dying) {} }
    dying = nil
    clock.removeAll()
    expect(clock.pending.isEmpty)
  }

  @available(macOS 15.4, iOS 18.4, tvOS 18.4, visionOS 2.4, *)
  @Test func `a closure is released before the clock chooses the next closure to run`() {
    let clock = RunLoopClock()
    let log = Log()
    let next = clock.schedule("next", after: .seconds(2)) { log.note("next") }
    var dying: Dying? = Dying(timer: next)
    clock.schedule("first", after: .seconds(1)) { [dying] in withExtendedLifetime(dying) {} }
    dying = nil
    clock.runUntilIdle()
    expect(log.lines.isEmpty)
    expect(clock.now, equals: .seconds(1))
  }

  @Test func `canceled timers do not fill the clock's storage`() {
    let clock = RunLoopClock()
    clock.schedule("first", after: .zero, every: .seconds(1)) {}
    for index in 0..<10_000 {
      clock.schedule("\(index)", after: .seconds(index + 2)) {}.cancel()
      expect(clock.storedTimerEntries < 40)
    }
  }
}

/// An object that cancels a timer when it is deallocated.
@available(macOS 15.4, iOS 18.4, tvOS 18.4, visionOS 2.4, *)
@MainActor private final class Dying {
  let timer: RunLoopTimer

  init(timer: RunLoopTimer) { self.timer = timer }

  isolated deinit { timer.cancel() }
}
