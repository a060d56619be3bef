import Observation
import Presentation
import PresentationTesting

struct SelectsVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "selects", by: .program,
    "Sets the selected tab that a tab bar controller follows; the first such step creates the "
      + "binding.",
    keys: [
      .required("selects", .name, "The controller of the tab."),
      .required("on", .name, "The tab bar controller."),
    ])

  let tab: String
  let tabs: String

  init(_ step: StepReader) throws(PlanError) {
    tab = try step.controller()
    tabs = try step.tabs("on")
  }

  func take(in run: PlanRun, at place: String) {
    guard let tabs = run.tabs(tabs) else { return }
    guard tabs.viewControllers?.contains(where: { $0.name == tab }) == true else {
      return run.fail(place, "\(tab) is not a tab of \(tabs.name).")
    }
    let choices = run.stage.world.attachment { BoundChoices() }
    choices.choice(on: tabs, in: run).tab = tab
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    throw ExportRefusal.notInUIKit("bound tabs")
  }
}

/// The selected tabs in a run, keyed by the name of the tab bar controller.
@MainActor private final class BoundChoices {
  private var choices: [String: BoundChoice] = [:]

  func choice(on tabs: PlannedTabs, in run: PlanRun) -> BoundChoice {
    if let choice = choices[tabs.name] { return choice }
    let made = BoundChoice(tabs)
    choices[tabs.name] = made
    tabs.select(\.tab, of: made, among: \.tabs, named: "\(tabs.name).tab") { [unowned run] name in
      run.cast[name] ?? ViewController(name)
    }
    return made
  }
}

/// The name of the selected tab, and the names of all tabs.
@MainActor @Observable private final class BoundChoice {
  var tab: String
  let tabs: [String]

  init(_ bar: PlannedTabs) {
    tabs = bar.viewControllers?.map(\.name) ?? []
    tab = bar.selectedViewController?.name ?? ""
  }
}
