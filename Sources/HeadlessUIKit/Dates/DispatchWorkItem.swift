public import Dispatch
import Presentation

/// Some work that can be canceled as long as it has not begun.
///
/// It hides Dispatch's type of that name in files that import this module.
@preconcurrency @MainActor public final class DispatchWorkItem {
  /// Whether it was canceled.
  public private(set) var isCancelled = false
  private let block: @MainActor () -> Void
  private var end = WorkSignal("DispatchWorkItem.notify")
  private var hasEnded = false

  /// An item with its work; the quality of service and the flags have no effect.
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping @MainActor () -> Void
  ) {
    self.block = block
  }

  /// Does the work now, unless it was canceled; then the item has ended.
  public func perform() {
    if !isCancelled { block() }
    hasEnded = true
    end.happen()
  }

  /// From now on `perform()` does no work.
  public func cancel() {
    isCancelled = true
  }

  /// Does some work in the turn after the item has ended.
  public func notify(queue: DispatchQueue, execute work: @escaping @MainActor () -> Void) {
    end.notify(hasHappened: hasEnded, work)
  }

  /// Does another item in the turn after this one has ended.
  public func notify(queue: DispatchQueue, execute item: DispatchWorkItem) {
    end.notify(hasHappened: hasEnded) { item.perform() }
  }

  /// Reported unless the item has ended: on one thread nothing can end while something waits.
  public func wait() {
    if !hasEnded { LaterWork.reportWaiting("DispatchWorkItem.wait", instead: "notify") }
  }
}
