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
  ///
  /// An operation that overrides `isFinished` may finish in a later turn. Until then, it counts for
  /// `maxConcurrentOperationCount`, and the operations that depend on it wait.
  @preconcurrency @MainActor public func addOperation(_ op: Operation) {
    UnfinishedOperations.of(World.acting("OperationQueue.addOperation")).add(op, to: self)
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
    if wait { UnfinishedOperations.of(World.acting("OperationQueue.addOperations")).startReady() }
  }

  /// Performs work after all operations that were added to the queue earlier.
  ///
  /// The work begins in the next turn of the run loop at the earliest. Operations that are added to
  /// the queue later wait until the work has ended.
  @preconcurrency @MainActor public func addBarrierBlock(
    _ barrier: @escaping @Sendable () -> Void
  ) {
    let operations = UnfinishedOperations.of(World.acting("OperationQueue.addBarrierBlock"))
    operations.add(BlockOperation(block: barrier), to: self, isBarrier: true)
  }

  /// The operations of the queue that have not finished: first the running operations, then the
  /// waiting operations.
  @preconcurrency @MainActor public var operations: [Operation] {
    UnfinishedOperations.of(.current).operations(of: self)
  }

  /// The number of operations of the queue that have not finished.
  @preconcurrency @MainActor public var operationCount: Int { operations.count }

  /// Cancels the operations of this queue that have not finished.
  @preconcurrency @MainActor public func cancelAllOperations() {
    UnfinishedOperations.of(World.acting("OperationQueue.cancelAllOperations")).cancelAll(of: self)
  }

  /// Starts the operations whose dependencies have finished, in all queues that are not suspended.
  ///
  /// Unlike Foundation's method, this method never waits. If an operation cannot start yet, for
  /// example because a dependency has not finished, the call is reported as the issue
  /// `notModelled`.
  @preconcurrency @MainActor public func waitUntilAllOperationsAreFinished() {
    let call = "OperationQueue.waitUntilAllOperationsAreFinished"
    let operations = UnfinishedOperations.of(World.acting(call))
    operations.startReady()
    if !operations.isEmpty { LaterWork.reportWaiting(call, instead: "a dependency") }
  }
}

/// The operations of one world (the simulated system of one test) that have not finished.
@MainActor private final class UnfinishedOperations {
  static func of(_ world: World) -> UnfinishedOperations {
    world.attachment { UnfinishedOperations(of: world) }
  }

  private struct Entry {
    let operation: Operation
    let queue: OperationQueue
    let awaited: AwaitedWork
    let isBarrier: Bool
  }

  private unowned let world: World
  private var waiting: [Entry] = []
  /// The operations that have started and finish later, such as a download.
  private var running: [Entry] = []

  init(of world: World) {
    self.world = world
  }

  var isEmpty: Bool { waiting.isEmpty && running.isEmpty }

  func operations(of queue: OperationQueue) -> [Operation] {
    (running + waiting).filter { $0.queue === queue }.map(\.operation)
  }

  func add(_ operation: Operation, to queue: OperationQueue, isBarrier: Bool = false) {
    let name = operation.name ?? "\(type(of: operation))"
    for earlier in running + waiting
    where earlier.queue === queue && (isBarrier || earlier.isBarrier) {
      operation.addDependency(earlier.operation)
    }
    waiting.append(
      Entry(
        operation: operation, queue: queue, awaited: world.noteAwaited("operation \(name)"),
        isBarrier: isBarrier))
    startLater()
  }

  private func startLater() {
    let site = ClosureSite(call: "OperationQueue.addOperation")
    LaterWork.add(to: world, as: "operation queue", from: site) { self.startReady() }
  }

  /// Starts the operations that are ready, in order, and then the operations that depend on them.
  func startReady() {
    while let index = waiting.firstIndex(where: mayStart) {
      let next = waiting.remove(at: index)
      running.append(next)
      next.operation.start()
      finish()
    }
    if !running.isEmpty { watch() }
  }

  private func mayStart(_ entry: Entry) -> Bool {
    guard entry.operation.isReady, !entry.queue.isSuspended else { return false }
    let limit = entry.queue.maxConcurrentOperationCount
    return limit < 0 || running.count { $0.queue === entry.queue } < limit
  }

  /// Removes the operations that have finished, and returns whether there were any.
  @discardableResult private func finish() -> Bool {
    let finished = running.filter(\.operation.isFinished)
    running.removeAll(where: \.operation.isFinished)
    for entry in finished { world.fulfill(entry.awaited) }
    return !finished.isEmpty
  }

  private var isWatching = false

  /// Checks at the end of each turn whether running operations have finished, and then starts the
  /// operations that have waited for them.
  private func watch() {
    guard !isWatching else { return }
    isWatching = true
    world.followCommits { [weak self] in
      guard let self else { return false }
      if finish() { startLater() }
      isWatching = !running.isEmpty
      return isWatching
    }
  }

  func cancelAll(of queue: OperationQueue) {
    for operation in operations(of: queue) { operation.cancel() }
  }
}
