import Presentation

struct PresentVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "present", by: .program, "Calls present on a controller.",
    keys: [
      .required("present", .name, "The controller to present."),
      .required("from", .name, "The controller on which present is called."),
      .animated,
      .completion,
    ])

  let controller: String
  let presenter: String
  let animated: Bool
  let completion: Bool

  init(_ step: StepReader) throws(PlanError) {
    controller = try step.controller()
    presenter = try step.controller("from")
    animated = try step.flag("animated", default: true)
    completion = try step.flag("completion", default: false)
  }

  func take(in run: PlanRun, at place: String) {
    guard let presented = run.cast[controller] else { return }
    presented.prepareToBePresented()
    run.cast[presenter]?.present(
      presented, animated: animated, completion: completion ? run.completion(of: controller) : nil)
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    let presented = code[controller]
    if code.plan[controller]?.userMayDismiss != nil {
      code.add("\(presented).prepareToBePresented()")
    }
    let end = code.completion("present completion", by: presenter, of: controller)
    code.call(
      "\(code[presenter]).present",
      [presented, "animated: \(animated)"] + (completion ? [end] : []))
  }
}
