import PresentationTesting

struct TapBackVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "tapBack", by: .user, "The user taps the back button of a stack.",
    keys: [
      .required("tapBack", .name, "The stack.")
    ])

  let stack: String

  init(_ step: StepReader) throws(PlanError) {
    stack = try step.stack()
  }

  func take(in run: PlanRun, at place: String) {
    run.stage.user.tapBack(stack)
  }
}
