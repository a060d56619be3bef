public import Dispatch
import Presentation

/// Work whose end is waited for together, in virtual time.
///
/// It hides Dispatch's type of that name in files that import this module.
@preconcurrency @MainActor public final class DispatchGroup {
  private var count = 0
  private var end = WorkSignal("DispatchGroup.notify")

  /// An empty group.
  public nonisolated init() {}

  /// Some work of the group begins.
  public func enter() {
    count += 1
  }

  /// Ends some work of the group; raises without an `enter()` before it.
  public func leave() {
    guard count > 0 else { return World.current.report(Issues.unbalancedGroup()) }
    count -= 1
    if count == 0 { end.happen() }
  }

  /// Does some work in the turn after all work of the group has ended.
  public func notify(queue: DispatchQueue, execute work: @escaping @MainActor () -> Void) {
    end.notify(hasHappened: count == 0, work)
  }

  /// Does some work in the turn after all work of the group has ended; the quality of service and
  /// the flags have no effect.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags, queue: DispatchQueue,
    execute work: @escaping @MainActor () -> Void
  ) {
    notify(queue: queue, execute: work)
  }

  /// Does a work item in the turn after all work of the group has ended.
  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notify(queue: queue) { work.perform() }
  }

  /// Reported unless the group is empty: on one thread nothing can end while something waits.
  public func wait() {
    if count > 0 { LaterWork.reportWaiting("DispatchGroup.wait", instead: "notify") }
  }

  /// Whether the group is empty; if it is not, that is reported, and no time passes.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    wait()
    return count == 0 ? .success : .timedOut
  }
}
