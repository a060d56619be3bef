import Presentation
import PresentationTesting

struct AnimationsVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "animations", by: .program, "Turns all animations on or off.",
    keys: [
      .required("animations", .flag, "Whether animations are on.")
    ])

  let areOn: Bool

  init(_ step: StepReader) throws(PlanError) {
    areOn = try step.flag(default: true)
  }

  func take(in run: PlanRun, at place: String) {
    run.stage.world.areAnimationsEnabled = areOn
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    switch code.target {
    case .stage: code.add("stage.world.areAnimationsEnabled = \(areOn)")
    case .uiKit: code.add("UIView.setAnimationsEnabled(\(areOn))")
    }
  }
}
