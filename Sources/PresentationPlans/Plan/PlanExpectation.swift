package import PresentationTesting

/// The expected result of a plan.
///
/// Each part is optional. A plan passes only if its run meets every part that the plan states.
package struct PlanExpectation: Equatable, Sendable {
  /// The expected state after the last step.
  package struct End: Equatable, Sendable {
    /// The names of the visible controllers, back to front; nil if the plan does not check them.
    package var visible: [String]?
    /// The expected appearance of controllers, in the file's order.
    package var appearance: [ControllerAppearance]
    /// The expected values of bindings, in the file's order.
    package var values: [BindingValue]
    /// The checks of stacks, tab bar controllers, views and animators.
    package var checks: [EndCheck]
    /// The position of the `end` object in its file.
    package var position: TextPosition
  }

  /// The expected appearance of one controller.
  package struct ControllerAppearance: Hashable, Sendable {
    /// The controller's name.
    package var controller: String
    /// The expected appearance.
    package var appearance: PlanAppearance
    /// The position of the name in its file.
    package var position: TextPosition
  }

  /// The expected value of one binding.
  package struct BindingValue: Hashable, Sendable {
    /// The binding's name.
    package var binding: String
    /// The expected value.
    package var value: PlanValue
    /// The position of the name in its file.
    package var position: TextPosition
  }

  /// The expected state of a stack, of tabs, of a view or of an animator.
  package struct EndCheck: Equatable, Sendable {
    /// The check with the expected value.
    package var check: PlanCheck
    /// The path to the check in its file, such as `expect.end.seen.card`.
    package var place: String
  }

  /// The lines of the whole trace; empty if no event is expected, nil if the trace is not checked.
  package var trace: [ExpectedLine]?
  /// Lines that the trace must contain in this order; other lines may stand between them.
  package var order: [ExpectedLine]
  /// Lines that the trace must not contain.
  package var never: [ExpectedLine]
  /// The expected state after the last step; nil if the plan does not check it.
  package var end: End?
}
