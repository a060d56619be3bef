public import Dispatch
import Presentation

/// A group of work items whose end can be awaited in virtual time.
///
/// The type hides Dispatch's type of the same name in files that import this module.
@preconcurrency @MainActor public final class DispatchGroup {
  private var count = 0
  private var end = WorkSignal("DispatchGroup.notify")

  /// Creates an empty group.
  public nonisolated init() {}

  /// Records that a work item of the group has begun.
  public func enter() {
    count += 1
  }

  /// Records that a work item of the group has ended; raises an exception if no `enter()` came
  /// before this call.
  public func leave() {
    guard count > 0 else { return World.current.report(Issues.unbalancedGroup()) }
    count -= 1
    if count == 0 { end.happen() }
  }

  /// Performs work in the turn after all work items of the group have ended.
  public func notify(queue: DispatchQueue, execute work: @escaping @MainActor () -> Void) {
    end.notify(hasHappened: count == 0, work)
  }

  /// Performs work in the turn after all work items of the group have ended; the quality of service
  /// and the flags have no effect.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags, queue: DispatchQueue,
    execute work: @escaping @MainActor () -> Void
  ) {
    notify(queue: queue, execute: work)
  }

  /// Performs a work item in the turn after all work items of the group have ended.
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notify(queue: queue) { work.perform() }
  }

  /// If the group is not empty, reports that the only thread would wait for work that cannot end.
  public func wait() {
    if count > 0 { LaterWork.reportWaiting("DispatchGroup.wait", instead: "notify") }
  }

  /// Returns whether the group is empty; if the group is not empty, the wait is reported, and no
  /// time passes.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    wait()
    return count == 0 ? .success : .timedOut
  }
}
