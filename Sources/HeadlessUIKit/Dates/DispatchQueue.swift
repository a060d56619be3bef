import Foundation
import Presentation

/// The main queue, on the clock of the world that is in use.
///
/// It hides Dispatch's class of that name in files that import this module, so that what they put
/// off is done in virtual time. There are no other queues.
@preconcurrency @MainActor public final class DispatchQueue {
  /// The main queue.
  public static let main = DispatchQueue()

  private init() {}

  /// Does some work in the next turn, after what was put off before.
  public func async(execute work: @escaping @MainActor () -> Void) {
    let world = World.current
    world.clock.async("main queue") { world.use(work) }
  }

  /// Does a work item in the next turn, unless that is cancelled before.
  public func async(execute item: DispatchWorkItem) {
    async { item.perform() }
  }

  /// Does some work at a time, or in the next turn where that has passed.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @MainActor () -> Void) {
    let world = World.current
    world.clock.schedule("main queue", after: max(.zero, deadline.time - world.clock.now)) {
      world.use(work)
    }
  }

  /// Does a work item at a time, unless that is cancelled before.
  public func asyncAfter(deadline: DispatchTime, execute item: DispatchWorkItem) {
    asyncAfter(deadline: deadline) { item.perform() }
  }
}
