import PresentationTesting

struct TapTabVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "tapTab", by: .user, "The user taps a tab.",
    keys: [
      .required("tapTab", .name, "The controller of the tab.")
    ])

  let controller: String

  init(_ step: StepReader) throws(PlanError) {
    controller = try step.controller()
    guard !step.decoder.tabsNames.isEmpty else {
      throw step.decoder.wrong(step.subject, expected: "a plan with \"tabs\"")
    }
  }

  func take(in run: PlanRun, at place: String) {
    run.stage.user.tapTab(controller)
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    try code.refuseUser("a tap on a tab")
    code.add("stage.user.tapTab(\(code.literal(controller)))")
  }
}
