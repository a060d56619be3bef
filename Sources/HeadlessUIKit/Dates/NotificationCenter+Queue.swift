#if !canImport(ObjectiveC)
  import Dispatch
  public import Foundation
  import Presentation

  extension NotificationCenter {
    /// Adds a block that is called for notifications with the given name and sender.
    ///
    /// A nil name stands for every name, and a nil sender stands for every sender. The block is
    /// called before the post returns, on the thread that posts. If `queue` is the main queue, and
    /// another thread posts, the block is called on the main actor, and that thread waits.
    ///
    /// Foundation's own method, which a file with `import Foundation` calls, never returns from the
    /// post in a test if `queue` is the main queue.
    @_disfavoredOverload @discardableResult public func addObserver(
      forName name: NSNotification.Name?, object obj: Any?, queue: OperationQueue?,
      using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
      let isForMain = queue === OperationQueue.main
      return observe(name, obj) { notification in
        if !isForMain || Thread.isMainThread || Thread.isMainThreadOfFoundation {
          return block(notification)
        }
        DispatchQueue.main.sync(execute: Dispatch.DispatchWorkItem { block(notification) })
      }
    }
  }
#endif
