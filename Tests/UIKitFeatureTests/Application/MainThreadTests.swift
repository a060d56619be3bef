import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

private final class Service {
  func load(_ completion: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated { completion() } }
  }
}

/// Code that asks for the main thread, and work that never ends.
@MainActor @Suite("The main thread of an app") struct MainThreadTests {
  @MainActor private final class Player {
    private(set) var starts = 0

    func start() {
      guard Thread.isMainThread else {
        DispatchQueue.main.async { self.start() }
        return
      }
      starts += 1
    }
  }

  private let stage = Stage(PlainViewController(title: "Home"))

  @Test(.rule("R-16")) func `all work of the model runs on the main thread`() throws {
    let player = Player()
    player.start()
    expect(player.starts == 1 && Thread.current.isMainThread)
    DispatchQueue.main.async { player.start() }
    DispatchQueue.global().async { expect(Thread.isMainThread) }
    OperationQueue().addOperation { expect(Thread.isMainThread) }
    stage.world.clock.async("work") { player.start() }
    try stage.settle()
    expect(player.starts, equals: 3)
    try stage.close()
  }

  #if !canImport(Darwin)
    @Test func `a task that runs on no actor is not on the main thread`() async throws {
      let isMain = await Task.detached { Thread.isMainThread }.value
      expect(!isMain)
      try stage.close()
    }

    @Test(.ownProcess, .rule("R-16"))
    func `work that another thread gives to the main queue is performed in a turn`() async throws {
      let player = Player()
      await withCheckedContinuation { continuation in
        Thread.detachNewThread {
          Service().load { player.start() }
          Task { @MainActor in continuation.resume() }
        }
      }
      expect(player.starts, equals: 0)
      try stage.settle()
      expect(player.starts == 1 && stage.issues.isEmpty)
      try stage.close()
    }

    @Test(.rule("R-16")) func `putting the main thread to sleep is reported as not modeled`() {
      Thread.sleep(forTimeInterval: 100)
      Thread.sleep(until: .distantFuture)
      expect(stage.issues.map(\.code), equals: [.notModelled, .notModelled])
      expect(stage.world.clock.now, equals: .zero)
    }
  #endif

  @Test func `advancing the clock reports work that schedules itself again without a delay`() {
    func again() { DispatchQueue.main.async { again() } }
    again()
    stage.advance(by: .seconds(1))
    expect(stage.world.clock.now, equals: .seconds(1))
    expect(stage.issues.map(\.code), equals: [.endlessTurns])
    expect(stage.issues[0].message.hasSuffix("this work still waits: main queue."))
  }

  @Test func `advancing the clock reports nothing if work ends after many turns`() throws {
    var left = 900
    func again() {
      left -= 1
      if left > 0 { DispatchQueue.main.async { again() } }
    }
    again()
    stage.advance(by: .seconds(1))
    expect(left == 0 && stage.issues.isEmpty)
    try stage.close()
  }
}
