import PresentationTesting

struct CancelVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "cancel", by: .user, "Cancels the drag of a sheet or the swipe back in a stack.",
    keys: [
      .required("cancel", .name, "The sheet or the stack.")
    ])

  let controller: String

  init(_ step: StepReader) throws(PlanError) {
    controller = try step.controller()
  }

  func take(in run: PlanRun, at place: String) {
    for drag in run.takeDrags(on: controller, at: place) { drag.cancel() }
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    try code.refuseUser("the cancellation of a drag")
    try code.endGestures(on: controller, calling: "cancel()")
  }
}
