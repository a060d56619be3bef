/// What becomes of a presenter's value when its content goes because a parent goes.
public enum ParentRemoval: String, Hashable, Sendable, CaseIterable {
  /// The model is told as of any other dismissal: the value becomes nil, or false.
  case clear
  /// The model keeps its value, and the presenter presents again as soon as its screen can.
  ///
  /// A screen that never enters a window again presents nothing more.
  case keep
}
