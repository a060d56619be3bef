package import PresentationTesting

/// A step of a plan.
package struct PlanStep: Equatable, Sendable {
  /// The verb of the step, with its values.
  let action: any PlanVerb
  /// The position of the step in its file.
  package let position: TextPosition
  /// The path to the step in its file, such as `steps[2]`.
  package let place: String

  package static func == (a: PlanStep, b: PlanStep) -> Bool {
    a.position == b.position && a.place == b.place && a.text == b.text
  }

  /// The verb and the values of the step, as text for tests.
  package var text: String { "\(action)" }

  /// The number of turns that a `turn` step runs; 0 for all other steps.
  package var turns: Int { (action as? TurnVerb)?.count ?? 0 }

  /// Whether the step only lets time pass.
  ///
  /// An exploration of the plan leaves out these steps and tries every timing.
  var isWaiting: Bool { type(of: action).grammar.actor == .time }

  /// Whether the step only checks a fact; a check has no effect on the run.
  package var isCheck: Bool {
    action is CheckVerb || (action as? InVerb)?.steps.allSatisfy(\.isCheck) == true
  }

  /// A list of this step alone; for an `in` step, the list of the steps that it contains.
  var flattened: [PlanStep] { (action as? InVerb)?.steps.flatMap(\.flattened) ?? [self] }
}
