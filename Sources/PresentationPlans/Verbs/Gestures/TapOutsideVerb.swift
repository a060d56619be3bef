import PresentationTesting

struct TapOutsideVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "tapOutside", by: .user, "The user taps beside a sheet or popover.",
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
}
