public import Dispatch
public import Presentation

/// A piece of work that can be canceled before it has begun.
///
/// In a file with `import UIKit`, `DispatchWorkItem` is this type and not the type of Dispatch.
@preconcurrency @MainActor public final class DispatchWorkItem: ClosureHolder {
  /// Whether the item was canceled.
  public private(set) var isCancelled = false
  private var block: (@MainActor () -> Void)?
  /// The line of the app that created the item.
  let site: ClosureSite
  private var end = WorkSignal("DispatchWorkItem.notify")
  private var hasEnded = false
  /// The timers that will perform the item.
  private var timers: [RunLoopTimer] = []

  /// Creates an item with its work; the quality of service and the flags have no effect.
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    fileID: String = #fileID, line: Int = #line, block: @escaping @MainActor () -> Void
  ) {
    (self.block, site) = (block, ClosureSite(fileID, line))
  }

  package var closureName: String { "the block of its DispatchWorkItem" }

  package func releaseClosure() { block = nil }

  /// Performs the work now; if the item was canceled, does not perform the work.
  ///
  /// After this call, the item has ended, even if the work was not performed.
  public func perform() {
    if !isCancelled { block?() }
    hasEnded = true
    end.happen()
  }

  /// Cancels the item; after this call, `perform()` does not perform the work.
  ///
  /// If the item waits for a time of the clock and no work waits for its end, the item ends now: it
  /// leaves the pending work of the clock. So code that cancels and schedules again, such as a
  /// search that waits for the next letter, has finitely many states in an exploration.
  public func cancel() {
    isCancelled = true
    guard end.isUnobserved, timers.contains(where: \.isPending) else { return }
    for timer in timers { timer.cancel() }
    timers = []
    hasEnded = true
  }

  /// Performs the item when a timer fires.
  func perform(after deadline: DispatchTime) {
    LaterWork.onMainThread {
      let world = World.acting("DispatchQueue.asyncAfter")
      self.timers.removeAll { !$0.isPending }
      self.timers.append(
        LaterWork.add(to: world, at: deadline, from: self.site) { self.perform() })
    }
  }

  /// Performs work in the next turn of the run loop after this item has ended.
  public func notify(
    queue: DispatchQueue, fileID: String = #fileID, line: Int = #line,
    execute work: @escaping @MainActor () -> Void
  ) {
    LaterWork.onMainThread {
      self.end.notify(hasHappened: self.hasEnded, from: ClosureSite(fileID, line), work)
    }
  }

  /// Performs another item in the next turn of the run loop after this item has ended.
  public func notify(queue: DispatchQueue, execute item: DispatchWorkItem) {
    notify(queue: queue, fileID: item.site.fileID, line: item.site.line) { item.perform() }
  }

  /// Returns immediately; if the item has not ended, reports the call as the issue `notModelled`.
  ///
  /// All work runs on one thread. If this call waited, the item could never end.
  public func wait() {
    if !hasEnded { LaterWork.reportWaiting("DispatchWorkItem.wait", instead: "notify") }
  }
}
