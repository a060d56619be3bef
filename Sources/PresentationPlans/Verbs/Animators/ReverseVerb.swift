import Presentation

struct ReverseVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "reverse", by: .animator, "Reverses the direction of a property animator.",
    keys: [
      .required("reverse", .name, "The animator.")
    ])

  let animator: String

  init(_ step: StepReader) throws(PlanError) {
    animator = try step.animator()
  }

  func take(in run: PlanRun, at place: String) {
    run.animators[animator]?.animator.isReversed.toggle()
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    code.add("\(code[animator]).animator.isReversed.toggle()")
  }
}
