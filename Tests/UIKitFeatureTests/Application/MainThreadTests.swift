import PresentationTesting
import TestSupport
import Testing
import UIKit
import UIKitSupport

/// A service whose methods are called on a thread that the model does not know.
private final class Service {
  typealias Completion = @MainActor @Sendable () -> Void

  func load(_ completion: @escaping Completion) {
    DispatchQueue.main.async { MainActor.assumeIsolated { completion() } }
  }

  func load(after seconds: Double, _ completion: @escaping Completion) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      MainActor.assumeIsolated { completion() }
    }
  }

  func add(_ operation: @escaping Completion) {
    OperationQueue.main.addOperation { MainActor.assumeIsolated { operation() } }
  }

  func leave(_ group: DispatchGroup) { group.leave() }

  func poll() { _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }

  /// Calls a closure on another thread, and returns when the main thread has had time to make the
  /// calls that the closure has handed over.
  @MainActor static func onThread(_ body: @escaping @Sendable (Service) -> Void) async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        body(Service())
        Task { @MainActor in continuation.resume() }
      }
    }
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

    // One test, because only one stage may be open.
    @Test(.ownProcess, .rule("R-16"))
    func `calls of another thread are made when the main thread is free`() async throws {
      let player = Player(), group = DispatchGroup()
      await Service.onThread { $0.load { player.start() } }
      expect(player.starts, equals: 0)
      try stage.settle()
      expect(player.starts, equals: 1)

      await Service.onThread { $0.load(after: 1) { player.start() } }
      stage.advance(by: .milliseconds(990))
      expect(player.starts, equals: 1)
      stage.advance(by: .milliseconds(10))
      expect(player.starts, equals: 2)

      group.enter()
      group.notify(queue: .main) { player.start() }
      await Service.onThread {
        $0.add { player.start() }
        $0.leave(group)
      }
      expect(player.starts, equals: 2)
      try stage.settle()
      expect(player.starts == 4 && stage.issues.isEmpty)

      await Service.onThread { $0.poll() }
      expect(stage.world.clock.pending.isEmpty)
      expect(stage.issues.map(\.code), equals: [.notModelled])
      expect(stage.issues.first?.message.hasPrefix("Timer.scheduledTimer had no effect") == true)
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
