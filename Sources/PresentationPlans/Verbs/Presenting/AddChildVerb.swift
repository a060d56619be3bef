struct AddChildVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "addChild", by: .program, "Adds a child controller and its view to a parent controller.",
    keys: [
      .required("addChild", .name, "The child."),
      .required("to", .name, "The new parent."),
    ])

  let controller: String
  let parent: String

  init(_ step: StepReader) throws(PlanError) {
    controller = try step.controller()
    parent = try step.controller("to")
  }

  func take(in run: PlanRun, at place: String) {
    run.cast[parent]?.takeIn(run.cast[controller])
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    code.add("\(code[parent]).embed(\(code[controller]))")
  }
}
