import Presentation

struct SetTabsVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "setTabs", by: .tabs, "Replaces the tabs of a tab bar controller.",
    keys: [
      .required("setTabs", .name, "The tab bar controller."),
      .required("to", .names, "The new controllers, from the first tab to the last."),
      .optional(
        "animated", .flag,
        "Whether the delegate is asked for an animator; false if the key is missing."),
    ])

  let tabs: String
  let controllers: [String]
  let animated: Bool

  init(_ step: StepReader) throws(PlanError) {
    tabs = try step.tabs()
    controllers = try step.decoder.held(step.required("to"), in: .tabs)
    animated = try step.flag("animated", default: false)
  }

  func take(in run: PlanRun, at place: String) {
    run.tabs(tabs)?.setViewControllers(run.screens(controllers), animated: animated)
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    code.call(
      "\(code[tabs]).setViewControllers",
      [code.list(variables: controllers), "animated: \(animated)"])
  }
}
