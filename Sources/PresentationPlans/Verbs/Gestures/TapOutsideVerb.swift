import PresentationTesting

struct TapOutsideVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "tapOutside", by: .user, "The user taps outside a sheet or popover.",
    keys: [
      .required("tapOutside", .name, "The sheet or popover.")
    ])

  let controller: String

  init(_ step: StepReader) throws(PlanError) {
    controller = try step.controller()
  }

  func take(in run: PlanRun, at place: String) {
    run.stage.user.tapOutside(controller)
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    try code.refuseUser("a tap outside a sheet")
    code.add("stage.user.tapOutside(\(code.literal(controller)))")
  }
}
