#if !canImport(ObjectiveC)
  public import Foundation
  import Presentation

  extension NotificationCenter {
    /// Returns the notifications with a name and a sender as an asynchronous sequence.
    ///
    /// A nil sender stands for every sender. A loop over the sequence must run on the main actor,
    /// and gets the notifications that are posted after it has begun. The loop continues only while
    /// the test waits with `await`, because Swift's tasks do not use the virtual clock.
    public func notifications(
      named name: Notification.Name, object: AnyObject? = nil
    ) -> Notifications {
      Notifications(center: self, name: name, object: object)
    }

    /// The notifications with a name and a sender, see ``notifications(named:object:)``.
    public struct Notifications: AsyncSequence {
      fileprivate let center: NotificationCenter
      fileprivate let name: Notification.Name
      fileprivate let object: AnyObject?

      /// Begins to collect notifications.
      public func makeAsyncIterator() -> Iterator { Iterator(of: self) }

      /// A loop over notifications.
      public struct Iterator: AsyncIteratorProtocol {
        private let inbox: any NotificationInbox
        private var arrivals: AsyncStream<Void>.Iterator

        fileprivate init(of notifications: Notifications) {
          let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
          self.arrivals = arrivals.makeAsyncIterator()
          let kind: any NotificationInbox.Type = CollectedNotifications.self
          inbox = kind.init(notifications, arrival)
        }

        /// Waits for the next notification; returns nil if the task was canceled.
        public mutating func next() async -> Notification? { await next(isolation: #isolation) }

        /// Waits for the next notification; returns nil if the task was canceled.
        public mutating func next(
          isolation actor: isolated (any Actor)?
        ) async -> Notification? {
          guard await arrivals.next(isolation: actor) != nil else { return nil }
          return inbox.takeFirst()
        }
      }
    }
  }

  /// The notifications that a loop has not received yet; used on the main actor.
  private protocol NotificationInbox: AnyObject, Sendable {
    init(
      _ notifications: NotificationCenter.Notifications, _ arrival: AsyncStream<Void>.Continuation)
    func receive(_ notification: Notification)
    func takeFirst() -> Notification?
  }

  // Apple platforms, where an isolated deinit needs these systems, do not compile this file.
  @available(macOS 15.4, iOS 18.4, tvOS 18.4, visionOS 2.4, *)
  @MainActor private final class CollectedNotifications: @preconcurrency NotificationInbox {
    private let center: NotificationCenter
    private let arrival: AsyncStream<Void>.Continuation
    private var all: [Notification] = []
    private var token: (any NSObjectProtocol)?

    init(
      _ notifications: NotificationCenter.Notifications, _ arrival: AsyncStream<Void>.Continuation
    ) {
      (center, self.arrival) = (notifications.center, arrival)
      let receiver: any NotificationInbox = self
      token = center.observe(notifications.name, notifications.object) { [weak receiver] in
        receiver?.receive($0)
      }
    }

    isolated deinit { if let token { center.removeObserver(token as Any) } }

    func receive(_ notification: Notification) {
      all.append(notification)
      arrival.yield()
    }

    func takeFirst() -> Notification? { all.isEmpty ? nil : all.removeFirst() }
  }
#endif
