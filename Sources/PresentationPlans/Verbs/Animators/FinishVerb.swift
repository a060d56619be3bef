import Presentation

struct FinishVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "finish", by: .animator, "Finishes a stopped property animator.",
    keys: [
      .required("finish", .name, "The animator."),
      .optional(
        "at", .words(AnimatorPlace.allCases.map(\.rawValue)), "The position at which it finishes.",
        default: "\"end\""),
    ])

  let animator: String
  let end: AnimatorPlace

  init(_ step: StepReader) throws(PlanError) {
    animator = try step.animator()
    let place: AnimatorPlace? = try step.optional("at").map { node throws(PlanError) in
      try step.decoder.word(node)
    }
    end = place ?? .end
  }

  func take(in run: PlanRun, at place: String) {
    run.animators[animator]?.animator.finishAnimation(at: end.position)
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    code.add("\(code[animator]).animator.finishAnimation(at: .\(end.rawValue))")
  }
}
