import PresentationTesting

struct CancelVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "cancel", by: .user, "The drag is taken away from the user.",
    keys: [
      .required("cancel", .name, "The sheet.")
    ])

  let controller: String

  init(_ step: StepReader) throws(PlanError) {
    controller = try step.controller()
  }

  func take(in run: PlanRun, at place: String) {
    run.takeGesture(on: controller, at: place)?.cancel()
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    try code.refuseUser("a drag that is taken away")
    let gesture = try code.closeGesture(on: controller)
    code.add("\(gesture).cancel()")
  }
}
