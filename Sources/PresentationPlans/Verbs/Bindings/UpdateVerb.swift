import Presentation

struct UpdateVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "update", by: .program,
    "A binding's presenter is told to look, though nothing may have changed.",
    keys: [
      .required("update", .name, "The binding; the view of its controller has loaded.")
    ])

  let binding: String

  init(_ step: StepReader) throws(PlanError) {
    binding = try step.decoder.binding(step.subject).name
  }

  func take(in run: PlanRun, at place: String) {
    guard let binding = run.bindings[binding] else { return }
    guard let presenter = binding.presenter else {
      return run.fail(
        place, "the view of \(binding.plan.presenter), which presents, has not loaded.")
    }
    presenter.update()
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    throw ExportRefusal("bindings are this package's, not the target's")
  }
}
