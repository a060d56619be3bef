struct AnimateVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "animate", by: .view, "Animates a change of a view, without a property animator.",
    keys: [
      .required("animate", .name, "The view.")
    ] + PlanGrammar.change + PlanGrammar.curve + PlanGrammar.animation,
    leastKeys: 3)

  let animation: PlanAnimation

  init(_ step: StepReader) throws(PlanError) {
    let view = try step.view()
    animation = try step.decoder.animation(
      of: view, step.decoder.content(of: view, step.object), step.object)
  }

  func take(in run: PlanRun, at place: String) {
    run.animate(animation)
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    try code.add(animation)
  }
}
