import Presentation

struct BarHiddenFact: PlanFact {
  static let grammar = FactGrammar(
    "barHidden", of: .tabs, .flag, "true or false",
    atEnd: "Whether tab bars are hidden.")

  let tabs: String
  let expected: Bool

  init(_ fact: FactReader) throws(PlanError) {
    tabs = try fact.tabs()
    expected = try fact.flag()
  }

  var subject: String { "barHidden of \(tabs)" }

  func difference(in run: PlanRun, within tolerance: Double) -> String? {
    run.tabs(tabs).flatMap { run.difference("\($0.tabBar.isHidden)", "\(expected)") }
  }

  func write(
    to code: inout PlanCode, at place: String, within tolerance: Double
  ) throws(ExportRefusal) {
    code.check("\(code[tabs]).tabBar.isHidden", is: "\(expected)", at: place)
  }
}
