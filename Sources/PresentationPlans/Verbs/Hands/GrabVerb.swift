struct GrabVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "grab", by: .hand, "A hand grabs a controller's running transition and pauses it.",
    keys: [
      .required("grab", .name, "The controller. Its animator must be interactive.")
    ])

  let controller: String

  init(_ step: StepReader) throws(PlanError) {
    controller = try step.steeredController()
  }

  func take(in run: PlanRun, at place: String) {
    run.grab(controller, at: place)
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    code.add("\(code[controller]).part.interaction?.pause()")
  }
}
