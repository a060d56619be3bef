struct TabsFact: PlanFact {
  static let grammar = FactGrammar(
    "tabs", of: .tabs, .names, "a list of controllers from the first tab to the last",
    atEnd: "The controllers of tab bar controllers, from the first tab to the last.")

  let tabs: String
  let expected: [String]

  init(_ fact: FactReader) throws(PlanError) {
    tabs = try fact.tabs()
    expected = try fact.decoder.held(fact.value, in: .tabs)
  }

  var subject: String { "tabs of \(tabs)" }

  func difference(in run: PlanRun, within tolerance: Double) -> String? {
    run.tabs(tabs).flatMap { run.difference("\($0.tabNames)", "\(expected)") }
  }

  func write(
    to code: inout PlanCode, at place: String, within tolerance: Double
  ) throws(ExportRefusal) {
    code.check("\(code[tabs]).tabNames", is: code.list(expected), at: place)
  }
}
