/// Where an animation ends; raw values are UIKit's.
public enum ViewAnimatingPosition: Int, Hashable, Sendable, CaseIterable {
  /// At the end.
  case end
  /// Where it began.
  case start
  /// Where it is.
  case current
}
