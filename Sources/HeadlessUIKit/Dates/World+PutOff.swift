import Dispatch
import Presentation

extension World {
  /// Does some work in the next turn, after the work that was put off before.
  func putOff(as what: String = "main queue", _ work: @escaping @MainActor () -> Void) {
    clock.async(what) { self.use(work) }
  }

  /// Does some work at a time, or in the next turn where that has passed.
  func putOff(until deadline: DispatchTime, _ work: @escaping @MainActor () -> Void) {
    clock.schedule("main queue", after: max(.zero, deadline.time - clock.now)) { self.use(work) }
  }
}

extension World {
  /// Reports a call that on a device blocks its thread until other work has ended.
  static func reportWaiting(_ call: String, instead: String) {
    acting(call).reportNotModelled(
      "\(call) did not wait: all work runs on the thread that would be blocked.",
      advice: "Use \(instead), and let the test move the clock.")
  }
}
