public import Foundation
import Presentation

/// Methods that schedule operations on the virtual clock of a test.
///
/// Operations on every queue run on the main actor.
extension OperationQueue {
  /// Performs work in the next turn of the run loop.
  @preconcurrency @MainActor public func addOperation(_ block: @escaping @Sendable () -> Void) {
    addOperation(BlockOperation(block: block))
  }

  /// Starts an operation in the next turn of the run loop, or later if its dependencies have not
  /// finished by then.
  @preconcurrency @MainActor public func addOperation(_ op: Operation) {
    WaitingOperations.of(World.acting("OperationQueue.addOperation")).add(op, to: self)
  }

  /// Starts each operation in the next turn of the run loop, or later if its dependencies have not
  /// finished by then.
  ///
  /// If `wait` is true, the operations whose dependencies have finished do not wait for the next
  /// turn. They start before this call returns.
  @preconcurrency @MainActor public func addOperations(
    _ ops: [Operation], waitUntilFinished wait: Bool
  ) {
    for operation in ops { addOperation(operation) }
    if wait { WaitingOperations.of(World.acting("OperationQueue.addOperations")).startReady() }
  }

  /// Performs work after all operations that were added to the queue earlier.
  ///
  /// The work begins in the next turn of the run loop at the earliest. Operations that are added to
  /// the queue later wait until the work has ended.
  @preconcurrency @MainActor public func addBarrierBlock(
    _ barrier: @escaping @Sendable () -> Void
  ) {
    let operations = WaitingOperations.of(World.acting("OperationQueue.addBarrierBlock"))
    operations.add(BlockOperation(block: barrier), to: self, isBarrier: true)
  }

  /// Cancels the operations of this queue that have not started.
  @preconcurrency @MainActor public func cancelAllOperations() {
    WaitingOperations.of(World.acting("OperationQueue.cancelAllOperations")).cancelAll(of: self)
  }

  /// Starts the operations whose dependencies have finished, in all queues that are not suspended.
  ///
  /// Unlike Foundation's method, this method never waits. If an operation cannot start yet, for
  /// example because a dependency has not finished, the call is reported as the issue
  /// `notModelled`.
  @preconcurrency @MainActor public func waitUntilAllOperationsAreFinished() {
    let call = "OperationQueue.waitUntilAllOperationsAreFinished"
    let operations = WaitingOperations.of(World.acting(call))
    operations.startReady()
    if !operations.isEmpty { LaterWork.reportWaiting(call, instead: "a dependency") }
  }
}

/// The operations of one world (the simulated system of one test) that have not started.
@MainActor private final class WaitingOperations {
  static func of(_ world: World) -> WaitingOperations {
    world.attachment { WaitingOperations(of: world) }
  }

  private struct Waiting {
    let operation: Operation
    let queue: OperationQueue
    let awaited: AwaitedWork
    let isBarrier: Bool
  }

  private unowned let world: World
  private var waiting: [Waiting] = []

  init(of world: World) {
    self.world = world
  }

  var isEmpty: Bool { waiting.isEmpty }

  func add(_ operation: Operation, to queue: OperationQueue, isBarrier: Bool = false) {
    let name = operation.name ?? "\(type(of: operation))"
    for earlier in waiting where earlier.queue === queue && (isBarrier || earlier.isBarrier) {
      operation.addDependency(earlier.operation)
    }
    waiting.append(
      Waiting(
        operation: operation, queue: queue, awaited: world.noteAwaited("operation \(name)"),
        isBarrier: isBarrier))
    LaterWork.add(to: world, as: "operation queue") { self.startReady() }
  }

  /// Starts the operations that are ready, in order, and then the operations that depend on them.
  func startReady() {
    while let index = waiting.firstIndex(where: { $0.operation.isReady && !$0.queue.isSuspended }) {
      let next = waiting.remove(at: index)
      world.fulfill(next.awaited)
      next.operation.start()
    }
  }

  func cancelAll(of queue: OperationQueue) {
    for next in waiting where next.queue === queue { next.operation.cancel() }
  }
}
