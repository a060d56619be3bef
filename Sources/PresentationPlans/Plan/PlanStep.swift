package import PresentationTesting

/// A step of a plan.
package struct PlanStep: Equatable, Sendable {
  /// The action of the step.
  let action: any PlanVerb
  /// The position of the step in its file.
  package let position: TextPosition
  /// The way to the step in its file, as `steps[2]`.
  package let place: String

  package static func == (a: PlanStep, b: PlanStep) -> Bool {
    a.position == b.position && a.place == b.place && a.text == b.text
  }

  /// The verb with what the step says, for tests.
  package var text: String { "\(action)" }

  /// The turns that the step always runs; 0 unless it is a `turn`.
  package var turns: Int { (action as? TurnVerb)?.count ?? 0 }

  /// Whether it says how long to wait, so that an explorer tries every other time instead.
  var isWaiting: Bool { type(of: action).grammar.actor == .time }

  /// Whether it only looks, so that without it nothing else is different.
  package var isCheck: Bool {
    action is CheckVerb || (action as? InVerb)?.steps.allSatisfy(\.isCheck) == true
  }

  /// This step, or the steps that it takes inside a callback.
  var flattened: [PlanStep] { (action as? InVerb)?.steps.flatMap(\.flattened) ?? [self] }
}
