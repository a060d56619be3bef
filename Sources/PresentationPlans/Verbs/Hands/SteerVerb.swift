import PresentationTesting

struct SteerVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "steer", by: .hand, "The hand moves a controller's transition.",
    keys: [
      .required("steer", .name, "The controller. Its animator must be interactive."),
      .required("to", .reference("fraction"), "The new progress of the transition."),
    ])

  let controller: String
  let fraction: Double

  init(_ step: StepReader) throws(PlanError) {
    controller = try step.steeredController()
    fraction = try step.fraction("to", of: "the progress of the transition")
  }

  func take(in run: PlanRun, at place: String) {
    run.steer(controller, to: fraction, at: place)
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    code.add("\(code[controller]).part.interaction?.update(\(plain(fraction)))")
  }
}
