import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

@MainActor @Suite("Blocks that observe notifications") struct NotificationQueueTests {
  @MainActor private final class Counter { var count = 0 }

  private let counter = Counter()
  private let center = NotificationCenter()
  private let name = Notification.Name("Changed")

  @Test(arguments: [true, false])
  func `a block for the main queue is called before the post returns`(isForMain: Bool) {
    let token = center.addObserver(
      forName: name, object: nil, queue: isForMain ? .main : nil
    ) { [counter] _ in
      MainActor.assumeIsolated { counter.count += 1 }
    }
    center.post(name: name, object: nil)
    expect(counter.count, equals: 1)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    expect(counter.count, equals: 1)
  }

  @Test func `a notification of the application calls a block for the main queue`() throws {
    let stage = Stage(PlainViewController(title: "Home"))
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.willResignActiveNotification,
      object: stage.world.use { UIApplication.shared }, queue: .main
    ) { [counter] _ in
      MainActor.assumeIsolated { counter.count += 1 }
    }
    stage.world.use { UIApplication.shared.applicationState = .inactive }
    expect(counter.count, equals: 1)
    NotificationCenter.default.removeObserver(token)
    try stage.close()
  }

  @Test func `a post on another thread waits for a block for the main queue`() async {
    let token = center.addObserver(forName: name, object: nil, queue: .main) { [counter] _ in
      MainActor.assumeIsolated { counter.count += 1 }
    }
    await Task.detached { [center, name] in center.post(name: name, object: nil) }.value
    expect(counter.count, equals: 1)
    center.removeObserver(token)
  }
}
