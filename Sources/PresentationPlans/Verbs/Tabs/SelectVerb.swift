import Presentation

struct SelectVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "select", by: .tabs, "Selects a tab in code.",
    keys: [
      .required("select", .name, "The controller of the tab."),
      .required("on", .name, "The tab bar controller."),
    ])

  let controller: String
  let tabs: String

  init(_ step: StepReader) throws(PlanError) {
    tabs = try step.tabs("on")
    controller = try step.controller()
  }

  func take(in run: PlanRun, at place: String) {
    run.tabs(tabs)?.selectedViewController = run.cast[controller]
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    code.add("\(code[tabs]).selectedViewController = \(code[controller])")
  }
}
