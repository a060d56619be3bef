public import Dispatch
import Presentation

/// Methods that defer work in virtual time, for files that import this module: on every queue, the
/// work runs on the main actor, in turns of the current world's clock.
///
/// Overload resolution prefers these methods to Dispatch's own, because they take closures of the
/// same type and have fewer parameters. If a file also imports Foundation or Dispatch, the compiler
/// cannot choose between types and methods that both modules declare alike, such as
/// `DispatchWorkItem`. Importing only UIKit avoids the ambiguity.
extension DispatchQueue {
  /// The type of Dispatch's closures; with a more general type, overload resolution would prefer
  /// the methods of Dispatch.
  public typealias Block = @Sendable @convention(block) () -> Void

  /// Performs work in the next turn, after all work that was deferred earlier.
  @preconcurrency @MainActor public func async(execute work: @escaping Block) {
    LaterWork.add(to: World.acting("DispatchQueue.async"), work)
  }

  /// Performs work in the next turn; the quality of service has no effect.
  @preconcurrency @MainActor public func async(
    qos: DispatchQoS, execute work: @escaping Block
  ) {
    async(execute: work)
  }

  /// Performs work in the next turn; the flags have no effect.
  @preconcurrency @MainActor public func async(
    flags: DispatchWorkItemFlags, execute work: @escaping Block
  ) {
    async(execute: work)
  }

  /// Performs work in the next turn; the quality of service and the flags have no effect.
  @preconcurrency @MainActor public func async(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, execute work: @escaping Block
  ) {
    async(execute: work)
  }

  /// Performs work in the next turn as a part of a group.
  @preconcurrency @MainActor public func async(
    group: DispatchGroup, execute work: @escaping Block
  ) {
    group.enter()
    LaterWork.add(to: World.acting("DispatchQueue.async")) {
      work()
      group.leave()
    }
  }

  /// Performs work in the next turn as a part of a group; the quality of service has no effect.
  @preconcurrency @MainActor public func async(
    group: DispatchGroup, qos: DispatchQoS, execute work: @escaping Block
  ) {
    async(group: group, execute: work)
  }

  /// Performs a work item in the next turn as a part of a group.
  @preconcurrency @MainActor public func async(group: DispatchGroup, execute item: DispatchWorkItem)
  {
    group.enter()
    LaterWork.add(to: World.acting("DispatchQueue.async")) {
      item.perform()
      group.leave()
    }
  }

  /// Performs a work item in the next turn, unless the item is canceled earlier.
  @preconcurrency @MainActor public func async(execute item: DispatchWorkItem) {
    LaterWork.add(to: World.acting("DispatchQueue.async")) { item.perform() }
  }

  /// Performs work at a time; if the time has already passed, in the next turn.
  @preconcurrency @MainActor public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping Block
  ) {
    LaterWork.add(to: World.acting("DispatchQueue.asyncAfter"), at: deadline, work)
  }

  /// Performs work at a time; the quality of service has no effect.
  @preconcurrency @MainActor public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS, execute work: @escaping Block
  ) {
    asyncAfter(deadline: deadline, execute: work)
  }

  /// Performs work at a time; the quality of service and the flags have no effect.
  @preconcurrency @MainActor public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS, flags: DispatchWorkItemFlags,
    execute work: @escaping Block
  ) {
    asyncAfter(deadline: deadline, execute: work)
  }

  /// Performs a work item at a time, unless the item is canceled earlier.
  @preconcurrency @MainActor public func asyncAfter(
    deadline: DispatchTime, execute item: DispatchWorkItem
  ) {
    LaterWork.add(to: World.acting("DispatchQueue.asyncAfter"), at: deadline) { item.perform() }
  }

  /// Performs work at a time of the wall clock, which follows the virtual clock in this package.
  @preconcurrency @MainActor public func asyncAfter(
    wallDeadline: DispatchWallTime, execute work: @escaping Block
  ) {
    asyncAfter(deadline: wallDeadline.time, execute: work)
  }

  /// Performs a work item at a time of the wall clock, which follows the virtual clock here.
  @preconcurrency @MainActor public func asyncAfter(
    wallDeadline: DispatchWallTime, execute item: DispatchWorkItem
  ) {
    asyncAfter(deadline: wallDeadline.time, execute: item)
  }

  /// Makes a call with Dispatch's own work item ambiguous; otherwise, the item would wait unnoticed
  /// in real time.
  @preconcurrency @MainActor public func async(execute item: Dispatch.DispatchWorkItem) {
    LaterWork.add(to: World.acting("DispatchQueue.async")) { item.perform() }
  }
}
