public import Dispatch
import Presentation

extension DispatchSource {
  /// Creates a timer, and reports the call as the issue `notModelled`.
  ///
  /// The timer runs in real time. Use `Timer` instead, which runs on the virtual clock.
  @preconcurrency @MainActor public class func makeTimerSource(
    queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer {
    World.acting("DispatchSource.makeTimerSource").reportNotModelled(
      "A timer of DispatchSource does not run on the virtual clock.",
      advice: "Use Timer, CADisplayLink or DispatchQueue.asyncAfter.")
    return makeTimerSource(flags: [], queue: queue)
  }
}
