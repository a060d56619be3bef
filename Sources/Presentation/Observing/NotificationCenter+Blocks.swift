#if !canImport(ObjectiveC)
  package import Foundation

  extension NotificationCenter {
    /// Calls Foundation's method, which `HeadlessUIKit` replaces in files that import UIKit.
    package func observe(
      _ name: Notification.Name?, _ object: Any?,
      using block: @escaping @Sendable (Notification) -> Void
    ) -> any NSObjectProtocol {
      addObserver(forName: name, object: object, queue: nil, using: block)
    }
  }

  extension Thread {
    /// Whether the caller's thread is the main thread of Foundation, which may not be the thread of
    /// the main actor.
    package static var isMainThreadOfFoundation: Bool { isMainThread }
  }
#endif
