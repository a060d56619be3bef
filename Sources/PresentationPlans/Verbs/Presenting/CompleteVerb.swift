import Presentation

struct CompleteVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "complete", by: .program, "A controller's animator calls completeTransition.",
    keys: [
      .required("complete", .name, "The controller; its animator has been started."),
      .required("with", .flag, "Whether the transition completes."),
    ])

  let controller: String
  let completes: Bool

  init(_ step: StepReader) throws(PlanError) {
    controller = try step.controller()
    completes = try step.flag("with", default: true)
  }

  func take(in run: PlanRun, at place: String) {
    guard let context = run.cast[controller]?.part.context else {
      return run.fail(
        place, "no animator of \(controller) has been started; give it \"animator\".")
    }
    context.completeTransition(completes)
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    code.add("\(code[controller]).part.completeTransition(\(completes))")
  }
}
