import Presentation

struct UpdateVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "update", by: .program,
    "Lets a binding compare its value with the screen, even if the value has not changed.",
    keys: [
      .required(
        "update", .name,
        "The binding. The view of its presenting controller must be loaded, or the step fails.")
    ])

  let binding: String

  init(_ step: StepReader) throws(PlanError) {
    binding = try step.decoder.binding(step.subject).name
  }

  func take(in run: PlanRun, at place: String) {
    guard let binding = run.bindings[binding] else { return }
    guard let presenter = binding.presenter else {
      return run.fail(
        place, "the view of \(binding.plan.presenter), the presenting controller, has not loaded.")
    }
    presenter.update()
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    throw ExportRefusal.notInUIKit("bindings")
  }
}
