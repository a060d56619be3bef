import Presentation

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
    guard let child = run.cast[controller], child.parent != nil else {
      return run.fail(
        place,
        "\(controller) has no parent at this moment; an \"addChild\" step or the key \"in\" "
          + "gives it one.")
    }
    child.leaveParent()
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    code.add("\(code[controller]).leaveParent()")
  }
}
