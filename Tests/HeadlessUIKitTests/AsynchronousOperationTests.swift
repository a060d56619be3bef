import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// Operations that finish later than their method `start()` returns.
@MainActor @Suite("Asynchronous operations") struct AsynchronousOperationTests {
  private final class Log: @unchecked Sendable { var lines: [String] = [] }

  /// An operation that finishes one second after it has started.
  private final class Download: Operation, @unchecked Sendable {
    private let number: Int
    private let log: Log
    private var isRunning = false
    private var isDone = false

    init(_ number: Int, _ log: Log) {
      (self.number, self.log) = (number, log)
      super.init()
      name = "download \(number)"
    }

    override var isAsynchronous: Bool { true }
    override var isExecuting: Bool { isRunning }
    override var isFinished: Bool { isDone }

    override func start() {
      log.lines.append(isCancelled ? "cancel \(number)" : "start \(number)")
      willChangeValue(forKey: "isExecuting")
      isRunning = true
      didChangeValue(forKey: "isExecuting")
      if isCancelled { return finish() }
      MainActor.assumeIsolated {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          self.log.lines.append("end \(self.number)")
          self.finish()
        }
      }
    }

    private func finish() {
      willChangeValue(forKey: "isExecuting")
      willChangeValue(forKey: "isFinished")
      (isRunning, isDone) = (false, true)
      didChangeValue(forKey: "isExecuting")
      didChangeValue(forKey: "isFinished")
    }
  }

  private let stage = Stage(PlainViewController(title: "Home"))
  private let log = Log()
  private let queue = OperationQueue()

  private func operation(_ number: Int) -> Download { Download(number, log) }

  @Test(.rule("R-16a")) func `a serial queue runs asynchronous operations one after the other`()
    throws
  {
    queue.maxConcurrentOperationCount = 1
    for number in 1...2 { queue.addOperation(operation(number)) }
    expect(queue.operations.count == 2 && queue.operationCount == 2)
    stage.advance(by: .milliseconds(500))
    expect(log.lines == ["start 1"] && queue.operationCount == 2)
    try stage.settle()
    expect(log.lines, equals: ["start 1", "end 1", "start 2", "end 2"])
    expect(queue.operations.isEmpty && stage.world.clock.now == .seconds(2))
    try stage.close()
  }

  @Test(.rule("R-16a")) func `a concurrent queue starts all operations, up to its limit`() throws {
    queue.maxConcurrentOperationCount = 2
    for number in 1...3 { queue.addOperation(operation(number)) }
    OperationQueue().addOperation(operation(4))
    stage.runTurn()
    expect(log.lines, equals: ["start 1", "start 2", "start 4"])
    try stage.settle()
    expect(log.lines.suffix(2), equals: ["start 3", "end 3"])
    try stage.close()
  }

  @Test(.rule("R-16a")) func `an operation waits until an asynchronous dependency has finished`()
    throws
  {
    let log = log, first = operation(1)
    let last = BlockOperation { log.lines.append("last") }
    last.addDependency(first)
    queue.addOperations([first, last], waitUntilFinished: false)
    queue.addBarrierBlock { log.lines.append("barrier") }
    stage.advance(by: .milliseconds(500))
    expect(log.lines, equals: ["start 1"])
    queue.waitUntilAllOperationsAreFinished()
    expect(stage.issues.map(\.code), equals: [.notModelled])
    try stage.settle()
    expect(log.lines, equals: ["start 1", "end 1", "last", "barrier"])
    try stage.close()
  }

  @Test(.rule("R-16a")) func `canceled operations leave their queue`() throws {
    queue.maxConcurrentOperationCount = 1
    for number in 1...2 { queue.addOperation(operation(number)) }
    stage.runTurn()
    queue.cancelAllOperations()
    expect(queue.operations.map(\.isCancelled), equals: [true, true])
    try stage.settle()
    expect(log.lines == ["start 1", "end 1", "cancel 2"] && queue.operationCount == 0)
    try stage.close()
  }

  @Test(.rule("R-16a")) func `a stage names the operations that have not finished`() throws {
    final class Endless: Operation, @unchecked Sendable {
      override var isFinished: Bool { false }
      override func start() {}
    }
    queue.addOperation(Endless())
    try stage.settle()
    let residue = try #require(throws: StageResidue.self) { try stage.close() }
    expect(residue.awaited, equals: ["operation Endless"])
  }

  @Test(.rule("R-16a")) func `a completion block is called in the turn after its operation`() throws
  {
    let log = log, work = BlockOperation { log.lines.append("work") }
    work.completionBlock = {
      MainActor.assumeIsolated { log.lines.append("done, main: \(Thread.isMainThread)") }
    }
    queue.addOperation(work)
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { log.lines.append("1 s") }
    try stage.settle()
    expect(log.lines, equals: ["work", "done, main: true", "1 s"])
    try stage.close()
  }

  @Test(.rule("R-16a")) func `a suspended queue starts its operations when it is resumed`() throws {
    let log = log
    queue.isSuspended = true
    queue.addOperation { log.lines.append("work") }
    try stage.settle()
    expect(queue.isSuspended && log.lines.isEmpty)
    queue.isSuspended = false
    try stage.settle()
    expect(!queue.isSuspended && log.lines == ["work"])
    try stage.close()
  }

  @Test(.rule("R-16a")) func `an operation that is canceled may end before its dependency`() throws
  {
    let log = log
    func add() {
      let first = BlockOperation { log.lines.append("first") }, second = BlockOperation {}
      second.completionBlock = { log.lines.append("second ends") }
      second.addDependency(first)
      queue.addOperations([second, first], waitUntilFinished: false)
      second.cancel()
    }
    add()
    try stage.settle()
    expect(log.lines, equals: ["first", "second ends"])
    try stage.close()
  }

  @Test(.rule("R-16a")) func `ready operations with a higher priority start first`() throws {
    let log = log
    queue.maxConcurrentOperationCount = 1
    let works = ["low", "usual", "high"].map { name in
      BlockOperation { log.lines.append(name) }
    }
    (works[0].queuePriority, works[2].queuePriority) = (.low, .high)
    for work in works { queue.addOperation(work) }
    try stage.settle()
    expect(log.lines, equals: ["high", "usual", "low"])
    try stage.close()
  }

  @Test(.rule("R-16")) func `waiting for an operation starts it, or is reported`() throws {
    let work = BlockOperation {}, download = operation(1)
    queue.addOperation(work)
    work.waitUntilFinished()
    expect(work.isFinished && stage.issues.isEmpty)
    queue.addOperation(download)
    download.waitUntilFinished()
    expect(log.lines == ["start 1"] && stage.issues.map(\.code) == [.notModelled])
    try stage.settle()
    try stage.close()
  }
}
