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

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    try code.refuseUser("the back button")
    code.add("stage.user.tapBack(\(code.literal(stack)))")
  }
}
