import Presentation
import PresentationTesting

struct RootVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "root", by: .program, "Replaces the root controller of the window.",
    keys: [
      .required("root", .name, "The new root controller.")
    ])

  let controller: String

  init(_ step: StepReader) throws(PlanError) {
    controller = try step.controller()
  }

  func take(in run: PlanRun, at place: String) {
    run.stage.window.rootViewController = run.cast[controller]
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    switch code.target {
    case .stage: code.add("stage.window.rootViewController = \(code[controller])")
    case .uiKit: code.add("window.rootViewController = \(code[controller])")
    }
  }
}
