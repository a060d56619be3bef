package import PresentationTesting

/// The expectations of a plan.
///
/// Everything it names must hold.
package struct PlanExpectation: Equatable, Sendable {
  /// The expected state after the last step.
  package struct End: Equatable, Sendable {
    /// The visible controllers' names from back to front; nil if the plan does not say.
    package var visible: [String]?
    /// Controllers and their appearance, in the file's order.
    package var appearance: [ControllerAppearance]
    /// Bindings and their values, in the file's order.
    package var values: [BindingValue]
    /// The checks of stacks and tabs, of seen values of views, of their models, and of animators.
    package var checks: [EndCheck]
    /// The position of the object in its file.
    package var position: TextPosition
  }

  /// The expected appearance of one controller.
  package struct ControllerAppearance: Hashable, Sendable {
    /// The controller's name.
    package var controller: String
    /// Its expected appearance.
    package var appearance: PlanAppearance
    /// The position of the name in its file.
    package var position: TextPosition
  }

  /// The expected value of one binding.
  package struct BindingValue: Hashable, Sendable {
    /// The binding's name.
    package var binding: String
    /// Its expected value.
    package var value: PlanValue
    /// The position of the name in its file.
    package var position: TextPosition
  }

  /// The expected controllers of a stack or of tabs, a view's look or model, or an animator's
  /// progress.
  package struct EndCheck: Equatable, Sendable {
    /// The expected value.
    package var check: PlanCheck
    /// The way to it in its file, as `expect.end.seen.card`.
    package var place: String
  }

  /// The whole trace, line by line; nil if the plan does not say, empty if nothing may be traced.
  package var trace: [ExpectedLine]?
  /// Lines that must be seen in this order; others may stand between them.
  package var order: [ExpectedLine]
  /// Lines that must not be seen.
  package var never: [ExpectedLine]
  /// The expected state after the last step; nil if the plan has none.
  package var end: End?
}
