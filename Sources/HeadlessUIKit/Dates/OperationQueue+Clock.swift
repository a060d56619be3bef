public import Foundation
import Presentation

/// Methods that schedule operations on the virtual clock of a test.
///
/// Operations on every queue run on the main actor. If another thread than the main thread
/// adds operations, the only open stage takes them over when the main thread is free.
extension OperationQueue {
  /// Performs work in the next turn of the run loop.
  @preconcurrency @MainActor public func addOperation(_ block: @escaping @Sendable () -> Void) {
    addOperation(BlockOperation(block: block))
  }

  /// Starts an operation in the next turn of the run loop, or later if its dependencies have not
  /// finished by then.
  ///
  /// The `completionBlock` that the operation has when it starts is called in the turn after the
  /// operation has finished.
  ///
  /// An operation that overrides `isFinished` may finish in a later turn. Until then, it counts for
  /// `maxConcurrentOperationCount`, and the operations that depend on it wait.
  @preconcurrency @MainActor public func addOperation(_ op: Operation) {
    LaterWork.onMainThread {
      UnfinishedOperations.of(World.acting("OperationQueue.addOperation")).add(op, to: self)
    }
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
    guard wait else { return }
    LaterWork.onMainThread {
      UnfinishedOperations.of(World.acting("OperationQueue.addOperations")).startReady()
    }
  }

  /// Performs work after all operations that were added to the queue earlier.
  ///
  /// The work begins in the next turn of the run loop at the earliest. Operations that are added to
  /// the queue later wait until the work has ended.
  @preconcurrency @MainActor public func addBarrierBlock(
    _ barrier: @escaping @Sendable () -> Void
  ) {
    LaterWork.onMainThread {
      let operations = UnfinishedOperations.of(World.acting("OperationQueue.addBarrierBlock"))
      operations.add(BlockOperation(block: barrier), to: self, isBarrier: true)
    }
  }

  /// The operations of the queue that have not finished: first the running operations, then the
  /// waiting operations.
  @preconcurrency @MainActor public var operations: [Operation] {
    UnfinishedOperations.of(.current).operations(of: self)
  }

  /// The number of operations of the queue that have not finished.
  @preconcurrency @MainActor public var operationCount: Int { operations.count }

  /// Whether the queue starts no operations; if the value becomes false, the operations that are
  /// ready start in the next turn of the run loop.
  @preconcurrency @MainActor public var isSuspended: Bool {
    get { holdsOperations }
    set {
      holdsOperations = newValue
      UnfinishedOperations.of(World.acting("OperationQueue.isSuspended")).startLater()
    }
  }

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

extension Operation {
  /// Starts the operations whose dependencies have finished, in all queues that are not suspended.
  ///
  /// Unlike Foundation's method, this method never waits. If this operation has not finished
  /// afterwards, the call is reported as the issue `notModelled`.
  @preconcurrency @MainActor public func waitUntilFinished() {
    let call = "Operation.waitUntilFinished"
    UnfinishedOperations.of(World.acting(call)).startReady()
    if !isFinished { LaterWork.reportWaiting(call, instead: "a dependency") }
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
    /// The completion block of the operation, which Foundation would call on another thread.
    var completion: (() -> Void)?
    /// The dependencies that had not finished when the operation was started: it was canceled.
    var unmet: [Operation] = []
  }

  private unowned let world: World
  private var waiting: [Entry] = []
  /// The operations that have started and finish later, such as a download.
  private var running: [Entry] = []
  /// The canceled operations whose dependencies have not finished; they are told when these have.
  private var kept: [Entry] = []

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

  /// Starts the operations that are ready in the next turn; does nothing if no operation waits.
  func startLater() {
    guard !waiting.isEmpty else { return }
    let site = ClosureSite(call: "OperationQueue.addOperation")
    LaterWork.add(to: world, as: "operation queue", from: site) { self.startReady() }
  }

  /// Starts the operations that are ready, and then the operations that depend on them.
  ///
  /// Operations with a higher priority start first, and otherwise in the order of their addition.
  func startReady() {
    while let index = nextIndex {
      var next = waiting.remove(at: index)
      (next.completion, next.operation.completionBlock) = (next.operation.completionBlock, nil)
      next.unmet = next.operation.dependencies.filter { !$0.isFinished }
      running.append(next)
      next.operation.start()
      finish()
    }
    if !running.isEmpty { watch() }
  }

  private var nextIndex: Int? {
    let ready = waiting.indices.filter { mayStart(waiting[$0]) }
    let highest = ready.map { waiting[$0].operation.queuePriority.rawValue }.max()
    return ready.first { waiting[$0].operation.queuePriority.rawValue == highest }
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
    kept = (kept + finished).filter { !$0.unmet.allSatisfy(\.isFinished) }
    for entry in finished {
      world.fulfill(entry.awaited)
      guard let completion = entry.completion else { continue }
      let site = ClosureSite(call: "Operation.completionBlock")
      LaterWork.add(to: world, as: "completion block", from: site) { completion() }
    }
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
