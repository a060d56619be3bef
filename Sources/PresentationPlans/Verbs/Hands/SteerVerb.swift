import Presentation
import PresentationTesting

struct SteerVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "steer", by: .hand, "The hand that drives a controller's transition moves.",
    keys: [
      .required("steer", .name, "The controller; its animator is interactive."),
      .required("to", .reference("fraction"), "How far the transition has come."),
    ])

  let controller: String
  let fraction: Double

  init(_ step: StepReader) throws(PlanError) {
    controller = try step.steeredController()
    fraction = try step.fraction("to", of: "how far the transition has come")
  }

  func take(in run: PlanRun, at place: String) {
    run.interaction(of: controller, at: place)?.update(fraction)
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    code.add("\(code[controller]).part.interaction?.update(\(plain(fraction)))")
  }
}
