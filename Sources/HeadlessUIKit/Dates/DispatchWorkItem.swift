/// Some work that can be cancelled as long as it has not begun.
@preconcurrency @MainActor public final class DispatchWorkItem {
  /// Whether it was cancelled.
  public private(set) var isCancelled = false
  private let block: @MainActor () -> Void

  /// An item with its work.
  public init(block: @escaping @MainActor () -> Void) {
    self.block = block
  }

  /// Does the work now, unless it was cancelled.
  public func perform() {
    if !isCancelled { block() }
  }

  /// From now on it does nothing.
  public func cancel() {
    isCancelled = true
  }
}
