import PresentationTesting
import QuartzCore
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Tests of work that client code schedules for later, for example with Dispatch, timers or
/// operation queues.
///
/// The work runs in turns of the stage's clock.
@MainActor @Suite("Deferred work") struct PutOffWorkTests {
  private let stage = Stage(PlainViewController(title: "Home"))
  private let log = Log()

  private final class Log: @unchecked Sendable {
    var lines: [String] = []

    func note(_ line: String) { lines.append(line) }
  }

  @Test(.rule("R-4", "R-16"))
  func `work deferred by any API runs in order in the next run-loop turn`() throws {
    let log = log, queue = DispatchQueue.main
    DispatchQueue.main.async { log.note("main") }
    queue.async { log.note("closure") }
    queue.async(qos: .userInitiated) { log.note("qos") }
    queue.async(flags: .barrier) { log.note("flags") }
    queue.async(qos: .background, flags: []) { log.note("both") }
    queue.async(execute: DispatchWorkItem { log.note("item") })
    DispatchQueue.global().async { log.note("global") }
    OperationQueue.main.addOperation { MainActor.preconditionIsolated() }
    OperationQueue.main.addOperation(NotingOperation("operation", log.note))
    RunLoop.main.perform { MainActor.preconditionIsolated() }
    expect(log.lines.isEmpty)
    stage.runTurn()
    expect(
      log.lines, equals: ["main", "closure", "qos", "flags", "both", "item", "global", "operation"])
    try stage.settle()
    try stage.close()
  }

  @Test(.rule("R-7", "R-16")) func `work scheduled by any API runs at the scheduled time`() throws {
    let log = log, queue = DispatchQueue.main
    queue.asyncAfter(deadline: .now() + 0.1) { log.note("closure") }
    queue.asyncAfter(deadline: .now() + .milliseconds(200), qos: .utility) { log.note("qos") }
    queue.asyncAfter(deadline: .now() + 0.3, execute: DispatchWorkItem { log.note("item") })
    queue.asyncAfter(wallDeadline: .now() + 0.4) { log.note("wall") }
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in log.note("timer") }
    RunLoop.main.add(
      Timer(timeInterval: 0.6, repeats: false) { _ in log.note("added") }, forMode: .common)
    for count in 1...6 {
      stage.advance(by: .milliseconds(100))
      expect(log.lines.count, equals: count)
    }
    expect(log.lines, equals: ["closure", "qos", "item", "wall", "timer", "added"])
    try stage.settle()
    try stage.close()
  }

  @Test(.rule("R-16"))
  func `when a dispatch group becomes empty, the work that waits for the group runs`() throws {
    let group = DispatchGroup(), log = log
    group.notify(queue: .main) { log.note("empty") }
    DispatchQueue.main.async(group: group) { log.note("first") }
    group.enter()
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      log.note("second")
      group.leave()
    }
    group.notify(queue: .main) { log.note("all") }
    group.notify(queue: .main, work: DispatchWorkItem { log.note("item") })
    stage.runTurn()
    expect(log.lines, equals: ["empty", "first"])
    try stage.settle()
    expect(log.lines, equals: ["empty", "first", "second", "all", "item"])
    try stage.close()
  }

  @Test(.rule("R-16"))
  func `when the test ends, work that still waits for a dispatch group is reported`() throws {
    let group = DispatchGroup(), log = log
    group.enter()
    group.notify(queue: .main) { log.note("all") }
    try stage.settle()
    let residue = try #require(throws: StageResidue.self) { try stage.close() }
    expect(residue.awaited, equals: ["DispatchGroup.notify"])
    expect(log.lines.isEmpty)
  }

  @Test(.rule("R-16"))
  func `waiting for a dispatch group with unfinished work is reported as not modeled`() {
    let group = DispatchGroup()
    group.wait()
    expect(group.wait(timeout: .now()), equals: .success)
    expect(stage.issues.isEmpty)
    group.enter()
    group.wait()
    expect(group.wait(timeout: .now() + 1), equals: .timedOut)
    expect(stage.issues.map(\.code), equals: [.notModelled, .notModelled])
    group.leave()
    group.leave()
    expect(stage.issues.last?.code, equals: .unbalancedGroup)
  }

  @Test(.rule("R-16")) func `a work item can be performed, canceled and observed`() throws {
    let log = log
    let item = DispatchWorkItem(qos: .utility, flags: []) { log.note("work") }
    item.notify(queue: .main) { log.note("after") }
    let canceled = DispatchWorkItem { log.note("never") }
    canceled.notify(queue: .main, execute: DispatchWorkItem { log.note("after the canceled") })
    DispatchQueue.main.async(execute: canceled)
    canceled.cancel()
    item.perform()
    expect(log.lines, equals: ["work"])
    try stage.settle()
    expect(log.lines, equals: ["work", "after", "after the canceled"])
    item.notify(queue: .main) { log.note("late") }
    item.wait()
    try stage.settle()
    expect(log.lines.last, equals: "late")
    expect(stage.issues.isEmpty)
    try stage.close()
  }

  @Test(.rule("R-16")) func `a canceled work item is no longer pending work of the clock`() throws {
    let log = log
    let canceled = DispatchWorkItem { log.note("never") }
    let observed = DispatchWorkItem { log.note("never") }
    observed.notify(queue: .main) { log.note("after") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 5, execute: canceled)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: observed)
    expect(stage.world.clock.pending.count, equals: 2)
    canceled.cancel()
    observed.cancel()
    expect(stage.world.clock.pending.count, equals: 1)
    canceled.notify(queue: .main) { log.note("late") }
    stage.runTurn()
    expect(log.lines, equals: ["late"])
    let start = stage.world.clock.now
    try stage.settle()
    expect(log.lines == ["late", "after"] && stage.world.clock.now - start < .seconds(2))
    try stage.close()
  }

  @Test(.rule("R-16")) func `an operation waits for its dependencies`() throws {
    let first = NotingOperation("first", log.note), second = NotingOperation("second", log.note)
    let canceled = NotingOperation("canceled", log.note)
    second.addDependency(first)
    let queue = OperationQueue()
    queue.addOperation(second)
    stage.runTurn()
    expect(log.lines.isEmpty)
    queue.addOperations([first, canceled], waitUntilFinished: false)
    canceled.cancel()
    try stage.settle()
    expect(log.lines, equals: ["first", "second"])
    queue.addOperations([NotingOperation("now", log.note)], waitUntilFinished: true)
    expect(log.lines.last, equals: "now")
    let stuck = NotingOperation("stuck", log.note)
    stuck.addDependency(NotingOperation("missing", log.note))
    queue.addOperation(stuck)
    try stage.settle()
    let residue = try #require(throws: StageResidue.self) { try stage.close() }
    expect(residue.awaited, equals: ["operation NotingOperation"])
  }

  @Test(.rule("R-6", "R-16")) func `a timer repeats until it is invalidated`() throws {
    let log = log
    let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { timer in
      log.note("tick")
      if log.lines.count == 3 { timer.invalidate() }
    }
    expect(timer.isValid)
    try stage.settle()
    expect(log.lines.count == 3 && !timer.isValid)
    expect(stage.world.clock.now, equals: .milliseconds(750))
    let listener = Listener(log.note)
    let fired = Timer.scheduledTimer(
      timeInterval: 5, target: listener, selector: Listener.fired, userInfo: 7, repeats: false)
    fired.fire()
    expect(log.lines.last == "fired 7" && !fired.isValid)
    try stage.settle()
    try stage.close()
  }

  @Test(.rule("R-6", "R-16"))
  func `a timer that is added for several run loop modes fires once per interval`() throws {
    let log = log, clock = stage.world.clock
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in log.note("tick") }
    stage.advance(by: .milliseconds(500))
    for mode in [RunLoop.Mode.common, .default, .common] {
      RunLoop.current.add(timer, forMode: mode)
    }
    stage.advance(by: .milliseconds(500))
    expect(log.lines.count, equals: 1)
    clock.withMode(.tracking) { stage.advance(by: .milliseconds(2500)) }
    expect(log.lines.count, equals: 3)
    timer.invalidate()
    let single = Timer(timeInterval: 1, repeats: false) { _ in log.note("single") }
    for mode in [RunLoop.Mode.default, .default, .common] {
      RunLoop.main.add(single, forMode: mode)
    }
    try stage.settle()
    expect(log.lines.suffix(2), equals: ["tick", "single"])
    try stage.close()
  }

  @Test(.rule("R-6", "R-11"))
  func `a display link that is added for several run loop modes ticks once per frame`() throws {
    let log = log, clock = stage.world.clock
    let relay = Relay { (_: CADisplayLink) in log.note("frame") }
    let link = CADisplayLink(target: relay, selector: Relay.action)
    for mode in [RunLoop.Mode.default, .common] { link.add(to: .main, forMode: mode) }
    clock.withMode(.tracking) { stage.advance(by: .milliseconds(50)) }
    expect(log.lines.count, equals: 3)
    link.invalidate()
    try stage.close()
  }

  // On a Mac, `perform(_:with:afterDelay:)` is a method of Foundation and waits in real time.
  #if !canImport(ObjectiveC)
    @Test(.rule("R-16")) func `a method call after a delay can be canceled`() throws {
      let listener = Listener(log.note)
      listener.perform(Listener.heard, with: "zero", afterDelay: 0.7)
      stage.advance(by: .milliseconds(600))
      expect(log.lines.isEmpty)
      try stage.settle()
      expect(log.lines, equals: ["zero"])
      listener.perform(Listener.heard, with: "one", afterDelay: 1)
      listener.perform(Listener.heard, with: "two", afterDelay: 0)
      NSObject.cancelPreviousPerformRequests(
        withTarget: listener, selector: Listener.heard, object: nil)
      listener.perform(Listener.heard, with: "three", afterDelay: 0)
      try stage.settle()
      expect(log.lines, equals: ["zero", "three"])
      listener.perform(Listener.heard, with: "four", afterDelay: 1)
      NSObject.cancelPreviousPerformRequests(withTarget: listener)
      try stage.settle()
      expect(log.lines, equals: ["zero", "three"])
      try stage.close()
    }

    @Test func `a method is called at once by its selector`() throws {
      let listener = Listener(log.note)
      listener.perform(Listener.heard, with: "one")
      expect(log.lines, equals: ["one"])
      listener.perform(Listener.asked)
      expect(log.lines, equals: ["one", "none"])
      try stage.close()
    }
  #endif

  @Test(.rule("R-16"))
  func `setting the fireDate of a timer pauses it or moves its next firing`() throws {
    let log = log
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in log.note("tick") }
    RunLoop.main.add(timer, forMode: .common)
    stage.advance(by: .milliseconds(1_500))
    let start = Date()
    expect(log.lines.count == 1 && timer.fireDate > start + 0.49)
    timer.fireDate = .distantFuture
    expect(timer.isValid && timer.fireDate == .distantFuture)
    try stage.settle()
    stage.advance(by: .seconds(10))
    expect(log.lines.count, equals: 1)
    timer.fireDate = Date(timeIntervalSinceNow: 100)
    stage.advance(by: .seconds(50))
    expect(log.lines.count, equals: 1)
    stage.advance(by: .seconds(51.5))
    expect(log.lines.count, equals: 3)
    timer.fireDate = .distantPast
    stage.runTurn()
    expect(log.lines.count, equals: 4)
    timer.invalidate()
    timer.fireDate = Date()
    try stage.settle()
    expect(log.lines.count == 4 && !timer.isValid)
    try stage.close()
  }

  @Test(.rule("R-16")) func `a timer of DispatchSource is reported as not modeled`() {
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.resume()
    source.cancel()
    expect(stage.issues.map(\.code), equals: [.notModelled])
  }
}

/// An operation that records that it has run.
private final class NotingOperation: Operation, @unchecked Sendable {
  private let line: String
  private let note: (String) -> Void

  init(_ line: String, _ note: @escaping (String) -> Void) {
    (self.line, self.note) = (line, note)
  }

  override func main() { note(line) }
}

private final class Listener: NSObject {
  private let note: (String) -> Void

  #if canImport(ObjectiveC)
    static let fired = #selector(fire(_:))

    @objc private func fire(_ timer: Timer) { note("fired \(timer.userInfo ?? "")") }
  #else
    static let fired = Selector("fired:") { (listener: Listener, timer: Timer) in
      listener.note("fired \(timer.userInfo ?? "")")
    }

    static let asked = Selector("asked") { (listener: Listener) in listener.note("none") }

    static let heard = Selector("heard:") { (listener: Listener, word: String) in
      listener.note(word)
    }
  #endif

  init(_ note: @escaping (String) -> Void) {
    self.note = note
  }
}
