public import Foundation

extension ViewPropertyAnimator: @MainActor NSCopying {
  /// Returns an inactive animator with the same duration and timing, but without blocks and
  /// completions.
  ///
  /// Bool properties such as `isInterruptible` are also copied.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = world.use {
      ViewPropertyAnimator(
        duration: duration,
        timingParameters: timingParameters ?? CubicTimingParameters(animationCurve: .easeInOut))
    }
    copy.isUserInteractionEnabled = isUserInteractionEnabled
    copy.isInterruptible = isInterruptible
    copy.scrubsLinearly = scrubsLinearly
    copy.pausesOnCompletion = pausesOnCompletion
    return copy
  }
}
