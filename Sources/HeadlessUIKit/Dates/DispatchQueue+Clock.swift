public import Dispatch
import Presentation

/// What files that import this module put off is done in virtual time, on the main actor, whichever
/// queue they name: in turns of the clock of the world that is in use.
///
/// These methods win over Dispatch's own because they have fewer parameters. A work item must be of
/// this module: in a file that also imports Foundation or Dispatch, the compiler cannot choose.
extension DispatchQueue {
  /// Does some work in the next turn, after what was put off before.
  @preconcurrency @MainActor public func async(execute work: @escaping @MainActor () -> Void) {
    World.current.putOff(work)
  }

  /// Does a work item in the next turn, unless that is cancelled before.
  @preconcurrency @MainActor public func async(execute item: DispatchWorkItem) {
    World.current.putOff { item.perform() }
  }

  /// Does some work at a time, or in the next turn where that has passed.
  @preconcurrency @MainActor public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @MainActor () -> Void
  ) {
    World.current.putOff(until: deadline, work)
  }

  /// Does a work item at a time, unless that is cancelled before.
  @preconcurrency @MainActor public func asyncAfter(
    deadline: DispatchTime, execute item: DispatchWorkItem
  ) {
    World.current.putOff(until: deadline) { item.perform() }
  }

  /// Makes a call with a work item of Dispatch ambiguous, so that none waits in real time unseen.
  @preconcurrency @MainActor public func async(execute item: Dispatch.DispatchWorkItem) {
    World.current.putOff { item.perform() }
  }
}

extension World {
  fileprivate func putOff(_ work: @escaping @MainActor () -> Void) {
    clock.async("main queue") { self.use(work) }
  }

  fileprivate func putOff(until deadline: DispatchTime, _ work: @escaping @MainActor () -> Void) {
    clock.schedule("main queue", after: max(.zero, deadline.time - clock.now)) { self.use(work) }
  }
}
