import Presentation
import PresentationTesting

struct ContinueVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "continue", by: .animator, "Continues a paused property animator.",
    keys: [
      .required("continue", .name, "The animator."),
      .optional(
        "factor", .number(in: PlanGrammar.factor),
        "The new remaining duration as a multiple of the whole duration; 0 keeps the old.",
        default: "0"),
    ] + PlanGrammar.timing)

  let animator: String
  let timing: PlanTiming?
  let factor: Double

  init(_ step: StepReader) throws(PlanError) {
    animator = try step.animator()
    let expected = "a multiple of the duration, from 0 to 1000"
    factor = try step.number("factor", in: PlanGrammar.factor, expected: expected) ?? 0
    timing = try step.decoder.timing(step.object)
  }

  func take(in run: PlanRun, at place: String) {
    run.animators[animator]?.animator
      .continueAnimation(withTimingParameters: timing?.parameters, durationFactor: factor)
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    let timing = timing.map { code.timing($0) } ?? "nil"
    code.call(
      "\(code[animator]).animator.continueAnimation",
      ["withTimingParameters: \(timing)", "durationFactor: \(plain(factor))"])
  }
}
