import Presentation

struct PauseVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "pause", by: .animator, "Pauses a property animator at its current fraction.",
    keys: [
      .required("pause", .name, "The animator.")
    ])

  let animator: String

  init(_ step: StepReader) throws(PlanError) {
    animator = try step.animator()
  }

  func take(in run: PlanRun, at place: String) {
    run.animators[animator]?.animator.pauseAnimation()
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    code.add("\(code[animator]).animator.pauseAnimation()")
  }
}
