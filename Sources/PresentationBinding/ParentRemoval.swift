/// The effect on the model's value if a screen is removed together with the controller that it
/// presents.
public enum ParentRemoval: String, Hashable, Sendable, CaseIterable {
  /// The model is updated as after any other dismissal: the value becomes nil or false.
  case clear
  /// The model keeps its value.
  ///
  /// The controller is presented again as soon as its screen can present. If the screen never
  /// enters a window again, the controller is not presented.
  case keep
}
