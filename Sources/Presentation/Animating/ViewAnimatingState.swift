/// The state of a property animator.
///
/// The raw values are the same as in UIKit.
public enum ViewAnimatingState: Int, Hashable, Sendable {
  /// The animator has not started, or has ended.
  case inactive
  /// The animator is running or paused.
  case active
  /// The animator is stopped, and waits for `finishAnimation(at:)`.
  case stopped
}
