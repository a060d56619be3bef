import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Dispatch and operation queues by name") struct DeferredWorkSymbolTests {
  private let stage = Stage(PlainViewController(title: "Home"))
  private let log = Lines()

  @MainActor private final class Lines {
    private(set) var lines: [String] = []

    func operation(_ line: String) -> BlockOperation { BlockOperation(block: adding(line)) }

    func adding(_ line: String) -> DispatchQueue.Block {
      { MainActor.assumeIsolated { self.lines.append(line) } }
    }
  }

  @Test(.rule("R-16"))
  func `a closure of the type DispatchQueue.Block runs in the next run-loop turn`() {
    let log = log
    let work: DispatchQueue.Block = log.adding("work")
    DispatchQueue.main.async(execute: work)
    expect(log.lines.isEmpty)
    stage.runTurn()
    expect(log.lines, equals: ["work"])
  }

  @Test(.rule("R-7", "R-16")) func `DispatchTime and DispatchWallTime follow the virtual clock`() {
    stage.world.use {
      let start = DispatchTime.now(), wall = DispatchWallTime.now()
      stage.advance(by: .milliseconds(250))
      expect(DispatchTime.now(), equals: start + .milliseconds(250))
      expect(DispatchTime.now() == start + 0.25 && start < DispatchTime.now())
      expect(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds, equals: 250_000_000)
      expect(DispatchWallTime.now(), equals: wall + .milliseconds(250))
      expect(DispatchWallTime.now() == wall + 0.25 && wall < DispatchWallTime.now())
      expect(start + .never, equals: DispatchTime.distantFuture)
      expect(DispatchTime.now() < DispatchTime.distantFuture)
    }
  }

  @Test(.rule("R-16"))
  func `a barrier block runs after all operations that were added before it`() throws {
    let log = log, queue = OperationQueue()
    let first = log.operation("first"), blocked = log.operation("blocked")
    blocked.addDependency(first)
    queue.addOperation(blocked)
    queue.addBarrierBlock(log.adding("barrier"))
    queue.addOperation(log.operation("later"))
    OperationQueue.main.addOperation(log.operation("other queue"))
    stage.runTurn()
    expect(log.lines, equals: ["other queue"])
    OperationQueue.main.addOperation(first)
    try stage.settle()
    expect(log.lines, equals: ["other queue", "first", "blocked", "barrier", "later"])
    try stage.close()
  }

  @Test(.rule("R-16")) func `cancelAllOperations cancels only the operations of its queue`()
    throws
  {
    let queue = OperationQueue(), canceled = log.operation("canceled")
    queue.addOperation(canceled)
    OperationQueue.main.addOperation(log.operation("other queue"))
    queue.cancelAllOperations()
    expect(canceled.isCancelled)
    queue.addOperation(log.operation("later"))
    try stage.settle()
    expect(log.lines, equals: ["other queue", "later"])
    try stage.close()
  }

  @Test(.rule("R-16"))
  func `waitUntilAllOperationsAreFinished reports operations that are not ready`() throws {
    let queue = OperationQueue(), first = log.operation("first"), second = log.operation("second")
    queue.addOperation(log.operation("ready"))
    queue.waitUntilAllOperationsAreFinished()
    expect(log.lines == ["ready"] && stage.issues.isEmpty)
    second.addDependency(first)
    queue.addOperation(second)
    queue.waitUntilAllOperationsAreFinished()
    expect(log.lines == ["ready"] && stage.issues.map(\.code) == [.notModelled])
    queue.addOperation(first)
    try stage.settle()
    expect(log.lines, equals: ["ready", "first", "second"])
  }
}
