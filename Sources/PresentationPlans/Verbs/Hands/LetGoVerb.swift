struct LetGoVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "letGo", by: .hand, "The hand releases a controller's transition.",
    keys: [
      .required("letGo", .name, "The controller. Its animator must be interactive."),
      .required("to", .words(PlanGrammar.ends.map(\.word)), "The end of the transition."),
    ])

  let controller: String
  let finishes: Bool

  init(_ step: StepReader) throws(PlanError) {
    controller = try step.steeredController()
    finishes = try step.choice(of: PlanGrammar.ends, at: step.required("to"))
  }

  func take(in run: PlanRun, at place: String) {
    run.letGo(controller, finishes: finishes, at: place)
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    let end = finishes ? "finish" : "cancel"
    code.add("\(code[controller]).part.interaction?.\(end)()")
  }
}
