/// The effect on a presenter's value if its content is removed together with a parent.
public enum ParentRemoval: String, Hashable, Sendable, CaseIterable {
  /// The model is updated as after any other dismissal: the value becomes nil or false.
  case clear
  /// The model keeps its value.
  ///
  /// The presenter presents the content again as soon as its screen can present. If the screen
  /// never enters a window again, the content is not presented.
  case keep
}
