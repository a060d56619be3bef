struct KeyframesVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "keyframes", by: .view, "Animates several changes of a view, each in its part of the duration.",
    keys: [
      .required("keyframes", .name, "The view."),
      .required("frames", .list(of: "keyframe"), "The changes, in order of time."),
      .optional(
        "discrete", .flag, "Whether each change is a jump at its end.", default: "false"),
      .optional("curve", .reference("curve"), default: "\"easeInOut\""),
    ] + PlanGrammar.animation)

  let animation: PlanAnimation

  init(_ step: StepReader) throws(PlanError) {
    let view = try step.view()
    animation = try step.decoder.animation(
      of: view, step.decoder.keyframes(of: view, step.object), step.object)
  }

  func take(in run: PlanRun, at place: String) {
    run.animate(animation)
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    try code.add(animation)
  }
}
