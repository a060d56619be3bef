public import Dispatch
import Presentation

/// A group of work items; other work can wait until all items of the group have ended.
///
/// The work runs on the virtual clock. If another thread than the main thread calls `enter()`,
/// `leave()` or `notify`, the call takes effect when the main thread is free.
///
/// In a file with `import UIKit`, `DispatchGroup` is this type and not the type of Dispatch.
@preconcurrency @MainActor public final class DispatchGroup {
  private var count = 0
  private var end = WorkSignal("DispatchGroup.notify")

  /// Creates an empty group.
  public nonisolated init() {}

  /// Records that a work item of the group has begun.
  public func enter() {
    LaterWork.onMainThread { self.count += 1 }
  }

  /// Records that a work item of the group has ended.
  ///
  /// If the group has no work item in progress, the call is reported as the issue
  /// `unbalancedGroup`. On a device, the call raises an exception.
  public func leave() {
    LaterWork.onMainThread {
      guard self.count > 0 else { return World.current.report(Issues.unbalancedGroup()) }
      self.count -= 1
      if self.count == 0 { self.end.happen() }
    }
  }

  /// Performs work in the next turn of the run loop after all work items of the group have ended.
  public func notify(
    queue: DispatchQueue, fileID: String = #fileID, line: Int = #line,
    execute work: @escaping @MainActor () -> Void
  ) {
    LaterWork.onMainThread {
      self.end.notify(hasHappened: self.count == 0, from: ClosureSite(fileID, line), work)
    }
  }

  /// Performs work in the next turn of the run loop after all work items of the group have ended.
  ///
  /// The quality of service and the flags have no effect.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags, queue: DispatchQueue,
    fileID: String = #fileID, line: Int = #line, execute work: @escaping @MainActor () -> Void
  ) {
    notify(queue: queue, fileID: fileID, line: line, execute: work)
  }

  /// Performs a work item in the next turn of the run loop after all work items of the group have
  /// ended.
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notify(queue: queue, fileID: work.site.fileID, line: work.site.line) { work.perform() }
  }

  /// Returns immediately, without waiting for the work items.
  ///
  /// All work runs on one thread. If this call waited, the work items could never end. If a work
  /// item has not ended, the call is reported as the issue `notModelled`.
  public func wait() {
    if count > 0 { LaterWork.reportWaiting("DispatchGroup.wait", instead: "notify") }
  }

  /// Returns immediately: `success` if all work items have ended, otherwise `timedOut`.
  ///
  /// If a work item has not ended, the call is reported as the issue `notModelled`.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    wait()
    return count == 0 ? .success : .timedOut
  }
}
