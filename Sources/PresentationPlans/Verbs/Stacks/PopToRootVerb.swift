import Presentation

struct PopToRootVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "popToRoot", by: .stack, "Pops all controllers above the root of a stack.",
    keys: [
      .required("popToRoot", .name, "The stack."),
      .animated,
    ])

  let stack: String
  let animated: Bool

  init(_ step: StepReader) throws(PlanError) {
    stack = try step.stack()
    animated = try step.flag("animated", default: true)
  }

  func take(in run: PlanRun, at place: String) {
    run.stack(stack)?.popToRootViewController(animated: animated)
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    code.add("\(code[stack]).popToRootViewController(animated: \(animated))")
  }
}
