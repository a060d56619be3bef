public import Dispatch
import Presentation

/// Work that files which import this module put off runs in virtual time, on the main actor,
/// whichever queue they name: in turns of the clock of the current world.
///
/// These methods win over Dispatch's own because they take closures of the same type and have fewer
/// parameters. In a file that also imports Foundation or Dispatch, the compiler cannot choose
/// between the types and the methods that both declare alike, such as `DispatchWorkItem`: importing
/// UIKit is enough.
extension DispatchQueue {
  /// The closures of Dispatch: a type that accepts more would lose to it.
  public typealias Block = @Sendable @convention(block) () -> Void

  /// Does some work in the next turn, after the work that was put off before.
  @preconcurrency @MainActor public func async(execute work: @escaping Block) {
    LaterWork.add(to: World.acting("DispatchQueue.async"), work)
  }

  /// Does some work in the next turn; the quality of service has no effect.
  @preconcurrency @MainActor public func async(
    qos: DispatchQoS, execute work: @escaping Block
  ) {
    async(execute: work)
  }

  /// Does some work in the next turn; the flags have no effect.
  @preconcurrency @MainActor public func async(
    flags: DispatchWorkItemFlags, execute work: @escaping Block
  ) {
    async(execute: work)
  }

  /// Does some work in the next turn; the quality of service and the flags have no effect.
  @preconcurrency @MainActor public func async(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, execute work: @escaping Block
  ) {
    async(execute: work)
  }

  /// Does some work in the next turn, as a part of a group.
  @preconcurrency @MainActor public func async(
    group: DispatchGroup, execute work: @escaping Block
  ) {
    group.enter()
    LaterWork.add(to: World.acting("DispatchQueue.async")) {
      work()
      group.leave()
    }
  }

  /// Does some work in the next turn, as a part of a group; the quality of service has no effect.
  @preconcurrency @MainActor public func async(
    group: DispatchGroup, qos: DispatchQoS, execute work: @escaping Block
  ) {
    async(group: group, execute: work)
  }

  /// Does a work item in the next turn, as a part of a group.
  @preconcurrency @MainActor public func async(group: DispatchGroup, execute item: DispatchWorkItem)
  {
    group.enter()
    LaterWork.add(to: World.acting("DispatchQueue.async")) {
      item.perform()
      group.leave()
    }
  }

  /// Does a work item in the next turn, unless the item is canceled before.
  @preconcurrency @MainActor public func async(execute item: DispatchWorkItem) {
    LaterWork.add(to: World.acting("DispatchQueue.async")) { item.perform() }
  }

  /// Does some work at a time, or in the next turn where that has passed.
  @preconcurrency @MainActor public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping Block
  ) {
    LaterWork.add(to: World.acting("DispatchQueue.asyncAfter"), at: deadline, work)
  }

  /// Does some work at a time; the quality of service has no effect.
  @preconcurrency @MainActor public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS, execute work: @escaping Block
  ) {
    asyncAfter(deadline: deadline, execute: work)
  }

  /// Does some work at a time; the quality of service and the flags have no effect.
  @preconcurrency @MainActor public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS, flags: DispatchWorkItemFlags,
    execute work: @escaping Block
  ) {
    asyncAfter(deadline: deadline, execute: work)
  }

  /// Does a work item at a time, unless the item is canceled before.
  @preconcurrency @MainActor public func asyncAfter(
    deadline: DispatchTime, execute item: DispatchWorkItem
  ) {
    LaterWork.add(to: World.acting("DispatchQueue.asyncAfter"), at: deadline) { item.perform() }
  }

  /// Does some work at a time of the wall clock, which here runs with the virtual clock.
  @preconcurrency @MainActor public func asyncAfter(
    wallDeadline: DispatchWallTime, execute work: @escaping Block
  ) {
    asyncAfter(deadline: wallDeadline.time, execute: work)
  }

  /// Does a work item at a time of the wall clock, which here runs with the virtual clock.
  @preconcurrency @MainActor public func asyncAfter(
    wallDeadline: DispatchWallTime, execute item: DispatchWorkItem
  ) {
    asyncAfter(deadline: wallDeadline.time, execute: item)
  }

  /// Makes a call with a work item of Dispatch ambiguous, so that none waits in real time unseen.
  @preconcurrency @MainActor public func async(execute item: Dispatch.DispatchWorkItem) {
    LaterWork.add(to: World.acting("DispatchQueue.async")) { item.perform() }
  }
}
