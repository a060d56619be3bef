public import Foundation

extension ViewPropertyAnimator: @MainActor NSCopying {
  /// Returns an inactive animator without blocks, with the same duration, timing and values of
  /// `isUserInteractionEnabled` and other Bool properties.
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
