/// The state of a property animator; raw values are UIKit's.
public enum ViewAnimatingState: Int, Hashable, Sendable {
  /// Not begun, or over.
  case inactive
  /// Running or paused.
  case active
  /// Stopped, and waiting for `finishAnimation(at:)`.
  case stopped
}
