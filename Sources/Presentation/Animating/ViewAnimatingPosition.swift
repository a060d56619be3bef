/// The position at which an animation ends.
///
/// The raw values are those of UIKit.
public enum ViewAnimatingPosition: Int, Hashable, Sendable, CaseIterable {
  /// The end of the animation.
  case end
  /// The start of the animation.
  case start
  /// The current position, between start and end.
  case current
}
