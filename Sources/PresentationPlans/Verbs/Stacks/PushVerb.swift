import Presentation

struct PushVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "push", by: .stack, "Pushes a controller onto a stack.",
    keys: [
      .required("push", .name, "The controller."),
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
    guard let pushed = run.cast[controller] else { return }
    run.stack(stack)?.pushViewController(pushed, animated: animated)
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    code.add("\(code[stack]).pushViewController(\(code[controller]), animated: \(animated))")
  }
}
