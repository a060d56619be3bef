struct StartVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "start", by: .animator, "Starts a property animator, or continues a paused one.",
    keys: [
      .required("start", .name, "The animator."),
      .optional("after", .reference("time"), "The delay before the start."),
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

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    let delay = delay.map { "afterDelay: \(code.seconds($0))" } ?? ""
    code.add("\(code[animator]).animator.startAnimation(\(delay))")
  }
}
