/// The position at which an animation ends; raw values are UIKit's.
public enum ViewAnimatingPosition: Int, Hashable, Sendable, CaseIterable {
  /// At the end.
  case end
  /// The beginning.
  case start
  /// The present position.
  case current
}
