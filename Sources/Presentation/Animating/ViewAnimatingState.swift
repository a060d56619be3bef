/// The state of a property animator.
///
/// The raw values are the same as in UIKit.
public enum ViewAnimatingState: Int, Hashable, Sendable {
  /// Not started yet, or ended.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, and waiting for `finishAnimation(at:)`.
  case stopped
}
