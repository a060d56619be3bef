struct StartVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "start", by: .animator, "A property animator sets out, or goes on.",
    keys: [
      .required("start", .name, "The animator."),
      .optional("after", .reference("time"), "The delay before it moves."),
    ])

  let animator: String
  let delay: Duration?

  init(_ step: StepReader) throws(PlanError) {
    animator = try step.animator()
    delay = try step.optional("after").map(step.decoder.time)
  }

  func take(in run: PlanRun, at place: String) {
    run.animators[animator]?.start(after: delay)
  }
}
