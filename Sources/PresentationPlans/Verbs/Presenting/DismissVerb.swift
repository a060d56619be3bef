import Presentation

struct DismissVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "dismiss", by: .program, "Calls dismiss on a controller.",
    keys: [
      .required("dismiss", .name, "The controller on which dismiss is called."),
      .animated,
      .completion,
    ])

  let controller: String
  let animated: Bool
  let completion: Bool

  init(_ step: StepReader) throws(PlanError) {
    controller = try step.controller()
    animated = try step.flag("animated", default: true)
    completion = try step.flag("completion", default: false)
  }

  func take(in run: PlanRun, at place: String) {
    run.cast[controller]?.dismiss(
      animated: animated, completion: completion ? run.completion(of: controller) : nil)
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    let end = code.completion("dismiss completion", by: controller, of: controller)
    code.call(
      "\(code[controller]).dismiss", ["animated: \(animated)"] + (completion ? [end] : []))
  }
}
