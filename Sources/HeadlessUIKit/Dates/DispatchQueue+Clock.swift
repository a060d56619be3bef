public import Dispatch
import Presentation

/// Methods that schedule work on the virtual clock of a test.
///
/// Work on every queue runs on the main actor, in turns of the simulated run loop. If
/// another thread than the main thread calls one of these methods, the only open stage makes the
/// call when the main thread is free.
///
/// In a file with `import UIKit`, the compiler prefers these methods to the methods of Dispatch,
/// which have more parameters. Further parameters with default values would end this preference.
/// So some methods pass only a line, or no line, to the result of an exploration.
///
/// If the file also imports Foundation or Dispatch, names such as `DispatchWorkItem` are ambiguous.
/// Import only UIKit to avoid the ambiguity.
extension DispatchQueue {
  /// The closure type that Dispatch uses.
  ///
  /// The methods in this extension take closures of this type. With a more general closure type,
  /// the compiler would call the methods of Dispatch instead.
  public typealias Block = @Sendable @convention(block) () -> Void

  /// Performs work in the next turn of the run loop, after the work of all earlier calls.
  @preconcurrency @MainActor public func async(
    fileID: String = #fileID, line: Int = #line, execute work: @escaping Block
  ) {
    LaterWork.add("DispatchQueue.async", from: ClosureSite(fileID, line), work)
  }

  /// Performs work in the next turn of the run loop; the quality of service has no effect.
  @preconcurrency @MainActor public func async(
    qos: DispatchQoS, line: Int = #line, execute work: @escaping Block
  ) {
    async(fileID: "DispatchQueue.async", line: line, execute: work)
  }

  /// Performs work in the next turn of the run loop; the flags have no effect.
  @preconcurrency @MainActor public func async(
    flags: DispatchWorkItemFlags, line: Int = #line, execute work: @escaping Block
  ) {
    async(fileID: "DispatchQueue.async", line: line, execute: work)
  }

  /// Performs work in the next turn of the run loop; the quality of service and the flags have no
  /// effect.
  @preconcurrency @MainActor public func async(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, execute work: @escaping Block
  ) {
    async(fileID: "DispatchQueue.async(qos:flags:)", line: 0, execute: work)
  }

  /// Performs work as a part of a group, in the next turn of the run loop.
  @preconcurrency @MainActor public func async(
    group: DispatchGroup, fileID: String = #fileID, line: Int = #line,
    execute work: @escaping Block
  ) {
    group.enter()
    LaterWork.add("DispatchQueue.async", from: ClosureSite(fileID, line)) {
      work()
      group.leave()
    }
  }

  /// Performs work as a part of a group, in the next turn of the run loop; the quality of service
  /// has no effect.
  @preconcurrency @MainActor public func async(
    group: DispatchGroup, qos: DispatchQoS, line: Int = #line, execute work: @escaping Block
  ) {
    async(group: group, fileID: "DispatchQueue.async", line: line, execute: work)
  }

  /// Performs a work item as a part of a group, in the next turn of the run loop.
  @preconcurrency @MainActor public func async(group: DispatchGroup, execute item: DispatchWorkItem)
  {
    group.enter()
    LaterWork.add("DispatchQueue.async", from: item.site) {
      item.perform()
      group.leave()
    }
  }

  /// Performs a work item in the next turn of the run loop.
  ///
  /// If the item is canceled before this turn, the work of the item is not performed.
  @preconcurrency @MainActor public func async(execute item: DispatchWorkItem) {
    LaterWork.add("DispatchQueue.async", from: item.site) { item.perform() }
  }

  /// Performs work at a time of the virtual clock.
  ///
  /// If the time has already passed, the work is performed in the next turn of the run loop.
  @preconcurrency @MainActor public func asyncAfter(
    deadline: DispatchTime, line: Int = #line, execute work: @escaping Block
  ) {
    let call = "DispatchQueue.asyncAfter"
    LaterWork.onMainThread {
      LaterWork.add(to: World.acting(call), at: deadline, from: ClosureSite(call, line), work)
    }
  }

  /// Performs work at a time of the virtual clock; the quality of service has no effect.
  @preconcurrency @MainActor public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS, execute work: @escaping Block
  ) {
    asyncAfter(deadline: deadline, line: 0, execute: work)
  }

  /// Performs work at a time of the virtual clock; the quality of service and the flags have no
  /// effect.
  @preconcurrency @MainActor public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS, flags: DispatchWorkItemFlags,
    execute work: @escaping Block
  ) {
    asyncAfter(deadline: deadline, line: 0, execute: work)
  }

  /// Performs a work item at a time of the virtual clock.
  ///
  /// If the item is canceled before this time, the work of the item is not performed.
  @preconcurrency @MainActor public func asyncAfter(
    deadline: DispatchTime, execute item: DispatchWorkItem
  ) { item.perform(after: deadline) }

  /// Performs work at a time of the wall clock, which equals the virtual clock in this package.
  @preconcurrency @MainActor public func asyncAfter(
    wallDeadline: DispatchWallTime, line: Int = #line, execute work: @escaping Block
  ) {
    asyncAfter(deadline: wallDeadline.time, line: line, execute: work)
  }

  /// Performs a work item at a time of the wall clock, which equals the virtual clock in this
  /// package.
  @preconcurrency @MainActor public func asyncAfter(
    wallDeadline: DispatchWallTime, execute item: DispatchWorkItem
  ) {
    asyncAfter(deadline: wallDeadline.time, execute: item)
  }

  /// Makes the compiler reject calls with Dispatch's own `DispatchWorkItem`.
  ///
  /// Dispatch declares a method with the same signature, so each of these calls is ambiguous.
  /// Without this method, the calls would compile, and the work would run in real time.
  @preconcurrency @MainActor public func async(execute item: Dispatch.DispatchWorkItem) {
    let call = "DispatchQueue.async"
    LaterWork.add(call, from: ClosureSite(call: call)) { item.perform() }
  }
}
