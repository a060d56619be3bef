import Presentation
import PresentationTesting

struct ScrubVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "scrub", by: .animator, "Sets the fraction of a property animator.",
    keys: [
      .required("scrub", .name, "The animator."),
      .required("to", .reference("fraction"), "The new fraction, in its current direction."),
    ])

  let animator: String
  let fraction: Double

  init(_ step: StepReader) throws(PlanError) {
    animator = try step.animator()
    fraction = try step.fraction("to", of: "the animator's fraction")
  }

  func take(in run: PlanRun, at place: String) {
    run.animators[animator]?.animator.fractionComplete = fraction
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    code.add("\(code[animator]).animator.fractionComplete = \(plain(fraction))")
  }
}
