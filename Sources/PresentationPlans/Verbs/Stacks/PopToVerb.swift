import Presentation

struct PopToVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "popTo", by: .stack, "Pops all controllers above a controller of a stack.",
    keys: [
      .required("popTo", .name, "The controller that becomes the top."),
      .required("on", .name, "The stack."),
      .animated,
    ])

  let controller: String
  let stack: String
  let animated: Bool

  init(_ step: StepReader) throws(PlanError) {
    stack = try step.stack("on")
    controller = try step.controller()
    animated = try step.flag("animated", default: true)
  }

  func take(in run: PlanRun, at place: String) {
    guard let top = run.cast[controller] else { return }
    run.stack(stack)?.popToViewController(top, animated: animated)
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    code.add("\(code[stack]).popToViewController(\(code[controller]), animated: \(animated))")
  }
}
