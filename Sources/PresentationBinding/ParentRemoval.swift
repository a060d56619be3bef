/// The effect on the model's value if a presenting controller is removed together with its
/// presented controller.
public enum ParentRemoval: String, Hashable, Sendable, CaseIterable {
  /// The model is updated as after any other dismissal: the value becomes nil or false.
  case clear
  /// The model keeps its value.
  ///
  /// The presentation is repeated as soon as the presenting controller can present. If the
  /// presenting controller never enters a window again, the presentation is not repeated.
  case keep
}
