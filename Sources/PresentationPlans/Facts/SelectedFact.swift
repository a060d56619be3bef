import Presentation

struct SelectedFact: PlanFact {
  static let grammar = FactGrammar(
    "selected", of: .tabs, .nameOrNull, "a controller or null",
    atEnd: "The selected controllers of tab bar controllers; null if no tab is selected.")

  let tabs: String
  let expected: String?

  init(_ fact: FactReader) throws(PlanError) {
    tabs = try fact.tabs()
    expected = try fact.controllerOrNull()
  }

  var subject: String { "selected of \(tabs)" }

  func difference(in run: PlanRun, within tolerance: Double) -> String? {
    run.tabs(tabs).flatMap {
      run.difference(quotedOrNull($0.selectedViewController?.name), quotedOrNull(expected))
    }
  }

  func write(
    to code: inout PlanCode, at place: String, within tolerance: Double
  ) throws(ExportRefusal) {
    code.check(
      "\(code[tabs]).selectedViewController?.planName", is: code.optional(expected), at: place)
  }
}
