public import Dispatch
import Presentation

/// A piece of work that can be canceled before it has begun.
///
/// The type hides Dispatch's type of the same name in files that import this module.
@preconcurrency @MainActor public final class DispatchWorkItem {
  /// Whether the item was canceled.
  public private(set) var isCancelled = false
  private let block: @MainActor () -> Void
  private var end = WorkSignal("DispatchWorkItem.notify")
  private var hasEnded = false

  /// Creates an item with its work; the quality of service and the flags have no effect.
  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping @MainActor () -> Void
  ) {
    self.block = block
  }

  /// Performs the work now, unless the item was canceled; in both cases, the item has then ended.
  public func perform() {
    if !isCancelled { block() }
    hasEnded = true
    end.happen()
  }

  /// Cancels the item; from now on, `perform()` performs no work.
  public func cancel() {
    isCancelled = true
  }

  /// Performs work in the turn after the item has ended.
  public func notify(queue: DispatchQueue, execute work: @escaping @MainActor () -> Void) {
    end.notify(hasHappened: hasEnded, work)
  }

  /// Performs another item in the turn after this item has ended.
  public func notify(queue: DispatchQueue, execute item: DispatchWorkItem) {
    end.notify(hasHappened: hasEnded) { item.perform() }
  }

  /// If the item has not ended, reports that the only thread would wait for work that cannot end.
  public func wait() {
    if !hasEnded { LaterWork.reportWaiting("DispatchWorkItem.wait", instead: "notify") }
  }
}
