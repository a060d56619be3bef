public import Foundation
import PresentationClock

extension View {
  /// Changes views over time: model values take their end at once, and `completion` is a timer
  /// of the current world.
  ///
  /// With a duration and a delay of zero, or while animations are disabled, `completion` is called
  /// in the call. A negative or non-finite duration counts as zero. Presentation values between
  /// start and end are not modelled yet.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - delay: Seconds before the animation begins.
  ///   - animations: Changes the views; called once, at once.
  ///   - completion: Called with true when the time is over.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let world = World.current
    animations()
    guard let completion else { return }
    let seconds = [duration, delay].reduce(0) { $0 + ($1.isFinite ? max(0, $1) : 0) }
    guard seconds > 0, world.areAnimationsEnabled else { return completion(true) }
    world.clock.schedule("animation", after: .seconds(seconds)) { completion(true) }
  }
}
