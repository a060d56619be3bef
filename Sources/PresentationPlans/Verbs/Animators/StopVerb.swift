struct StopVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "stop", by: .animator, "Stops a property animator; its views keep the values seen on screen.",
    keys: [
      .required("stop", .name, "The animator."),
      .optional(
        "withoutFinishing", .flag,
        "Whether it ends at once, without its completion; otherwise it waits for a finish step.",
        default: "false"),
    ])

  let animator: String
  let withoutFinishing: Bool

  init(_ step: StepReader) throws(PlanError) {
    animator = try step.animator()
    withoutFinishing = try step.flag("withoutFinishing", default: false)
  }

  func take(in run: PlanRun, at place: String) {
    run.animators[animator]?.stop(withoutFinishing: withoutFinishing)
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    code.add("\(code[animator]).stop(withoutFinishing: \(withoutFinishing))")
  }
}
