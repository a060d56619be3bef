import Presentation
import PresentationTesting

struct RotateVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "rotate", by: .user, "Rotates the window; a modal transition delays the rotation.",
    keys: [
      .required("rotate", .words(PlanGrammar.orientations), "The new orientation.")
    ])

  let orientation: InterfaceOrientation

  init(_ step: StepReader) throws(PlanError) {
    orientation = try step.choice(
      of: InterfaceOrientation.allCases.map { ("\($0)", $0) }, at: step.subject)
  }

  func take(in run: PlanRun, at place: String) {
    run.stage.rotate(to: orientation)
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    try code.refuseUser("a rotation")
    code.add("stage.rotate(to: .\(orientation))")
  }
}
