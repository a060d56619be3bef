/// What a plan expects to see.
///
/// Everything it names must hold.
public struct PlanExpectation: Hashable, Sendable {
  /// What must be so after the last step.
  public struct End: Hashable, Sendable {
    /// The visible controllers' names from back to front; nil if the plan does not say.
    public var visible: [String]?
    /// Controllers and their appearance, in the file's order.
    public var appearance: [ControllerAppearance]
    /// Bindings and their values, in the file's order.
    public var values: [BindingValue]
    /// What stacks and tabs hold, what is seen of views, what their models say, and where animators
    /// stand.
    public var checks: [EndCheck]
    /// Where the object begins in its file.
    public var position: TextPosition
  }

  /// One controller's expected appearance.
  public struct ControllerAppearance: Hashable, Sendable {
    /// The controller's name.
    public var controller: String
    /// Its expected appearance.
    public var appearance: PlanAppearance
    /// Where the name stands in its file.
    public var position: TextPosition
  }

  /// One binding's expected value.
  public struct BindingValue: Hashable, Sendable {
    /// The binding's name.
    public var binding: String
    /// Its expected value.
    public var value: PlanValue
    /// Where the name stands in its file.
    public var position: TextPosition
  }

  /// The expected controllers of a stack or of tabs, a view's look or model, or an animator's
  /// progress.
  public struct EndCheck: Hashable, Sendable {
    /// What is expected.
    public var check: PlanCheck
    /// The way to it in its file, as `expect.end.seen.card`.
    public var place: String
  }

  /// The whole trace, line by line; nil if the plan does not say, empty if nothing may be traced.
  public var trace: [ExpectedLine]?
  /// Lines that must be seen in this order; others may stand between them.
  public var order: [ExpectedLine]
  /// Lines that must not be seen.
  public var never: [ExpectedLine]
  /// What must be so after the last step; nil if the plan does not say.
  public var end: End?
}
