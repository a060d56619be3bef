import Presentation

struct SetStackVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "setStack", by: .stack, "Replaces the controllers of a stack.",
    keys: [
      .required("setStack", .name, "The stack."),
      .required("to", .names, "The new controllers, from the root to the top."),
      .animated,
    ])

  let stack: String
  let controllers: [String]
  let animated: Bool

  init(_ step: StepReader) throws(PlanError) {
    stack = try step.stack()
    controllers = try step.decoder.held(step.required("to"), in: .stack)
    animated = try step.flag("animated", default: true)
  }

  func take(in run: PlanRun, at place: String) {
    run.stack(stack)?.setViewControllers(run.screens(controllers), animated: animated)
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    code.call(
      "\(code[stack]).setViewControllers",
      [code.list(variables: controllers), "animated: \(animated)"])
  }
}
