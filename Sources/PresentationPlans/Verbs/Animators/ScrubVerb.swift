import Presentation
import PresentationTesting

struct ScrubVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "scrub", by: .animator, "Sets a property animator's fraction.",
    keys: [
      .required("scrub", .name, "The animator."),
      .required("to", .reference("fraction"), "How far it has come in its direction."),
    ])

  let animator: String
  let fraction: Double

  init(_ step: StepReader) throws(PlanError) {
    animator = try step.animator()
    fraction = try step.fraction("to", of: "how far the animator has come")
  }

  func take(in run: PlanRun, at place: String) {
    run.animators[animator]?.animator.fractionComplete = fraction
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    code.add("\(code[animator]).animator.fractionComplete = \(plain(fraction))")
  }
}
