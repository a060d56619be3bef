/// The position at which an animation ends.
///
/// The raw values are the same as in UIKit.
public enum ViewAnimatingPosition: Int, Hashable, Sendable, CaseIterable {
  /// The end of the animation.
  case end
  /// The start of the animation.
  case start
  /// The current position, between start and end.
  case current
}
