import Presentation

struct CompleteVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "complete", by: .program, "Makes a controller's animator call completeTransition.",
    keys: [
      .required("complete", .name, "The controller. Its animator must have been started."),
      .required("with", .flag, "The argument of completeTransition."),
    ])

  let controller: String
  let completes: Bool

  init(_ step: StepReader) throws(PlanError) {
    controller = try step.controller()
    completes = try step.flag("with", default: true)
  }

  func take(in run: PlanRun, at place: String) {
    guard let context = run.cast[controller]?.script.context else {
      return run.fail(
        place, "no animator of \(controller) has been started; give it \"animator\".")
    }
    context.completeTransition(completes)
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    code.add("\(code[controller]).part.completeTransition(\(completes))")
  }
}
