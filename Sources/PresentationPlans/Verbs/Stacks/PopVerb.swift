import Presentation

struct PopVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "pop", by: .stack, "Pops the top controller of a stack.",
    keys: [
      .required("pop", .name, "The stack."),
      .animated,
    ])

  let stack: String
  let animated: Bool

  init(_ step: StepReader) throws(PlanError) {
    stack = try step.stack()
    animated = try step.flag("animated", default: true)
  }

  func take(in run: PlanRun, at place: String) {
    run.stack(stack)?.popViewController(animated: animated)
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    code.add("\(code[stack]).popViewController(animated: \(animated))")
  }
}
