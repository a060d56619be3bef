struct RemoveChildVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "removeChild", by: .program, "Removes a child controller and its view from its parent.",
    keys: [
      .required("removeChild", .name, "The child.")
    ])

  let controller: String

  init(_ step: StepReader) throws(PlanError) {
    controller = try step.controller()
  }

  func take(in run: PlanRun, at place: String) {
    run.cast[controller]?.leaveParent()
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    code.add("\(code[controller]).leaveParent()")
  }
}
