import Presentation
import PresentationTesting

struct SetVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "set", by: .program, "Sets the value of a declared binding.",
    keys: [
      .required("set", .name, "The binding."),
      .required("to", .reference("value"), "The new value."),
    ])

  let binding: String
  let value: PlanValue

  init(_ step: StepReader) throws(PlanError) {
    let binding = try step.decoder.binding(step.subject)
    self.binding = binding.name
    value = try step.decoder.value(step.required("to"), of: binding)
  }

  func take(in run: PlanRun, at place: String) {
    run.bindings[binding]?.model.write(
      value, by: .step(place, nanoseconds: run.stage.world.clock.nanoseconds))
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    throw ExportRefusal.notInUIKit("bindings")
  }
}
