import PresentationTesting

struct EscapeVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "escape", by: .user, "The user presses escape.",
    keys: [
      .required("escape", .always(true), "Always true.")
    ])

  init(_ step: StepReader) throws(PlanError) {
    guard try step.flag(default: true) else {
      throw step.decoder.wrong(step.subject, expected: "true")
    }
  }

  func take(in run: PlanRun, at place: String) {
    run.stage.user.escape()
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    try code.refuseUser("the escape key")
    code.add("stage.user.escape()")
  }
}
