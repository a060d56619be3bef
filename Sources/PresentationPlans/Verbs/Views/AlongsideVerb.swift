import Presentation

struct AlongsideVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "alongside", by: .view,
    "Adds changes that are animated together with a controller's "
      + "transition. The step must come before the transition starts.",
    keys: [
      .required("alongside", .name, "A controller of the transition."),
      .required("changes", .reference("changes")),
      .completion,
    ])

  let controller: String
  let changes: [PlanChange]
  let completion: Bool

  init(_ step: StepReader) throws(PlanError) {
    controller = try step.controller()
    changes = try step.decoder.changes(step.required("changes"))
    completion = try step.flag("completion", default: false)
  }

  func take(in run: PlanRun, at place: String) {
    guard let coordinator = run.cast[controller]?.transitionCoordinator else {
      return run.fail(place, "\(controller) has no animated transition at this moment.")
    }
    let isQueued = coordinator.animate(
      alongsideTransition: { [views = run.views, changes] _ in views.apply(changes) },
      completion: !completion
        ? nil
        : { [weak run, controller] context in
          run?.note("alongside completion(\(!context.isCancelled))", by: controller)
        })
    if !isQueued {
      run.fail(
        place, "the animations alongside \(controller)'s transition have already started (T-17).")
    }
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    try code.addAlongside(self)
  }
}
