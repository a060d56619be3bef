import PresentationTesting

struct VisibleFact: PlanFact {
  static let grammar = FactGrammar(
    "visible", of: .window, .names, "a list of controllers, back to front")

  let expected: [String]

  init(_ fact: FactReader) throws(PlanError) {
    expected = try fact.decoder.visible(fact.value)
  }

  var subject: String { "visible" }

  func difference(in run: PlanRun, within tolerance: Double) -> String? {
    run.difference("\(run.stage.visible)", "\(expected)")
  }

  func write(
    to code: inout PlanCode, at place: String, within tolerance: Double
  ) throws(ExportRefusal) {
    code.check(
      code.target == .stage ? "stage.visible" : "visible", is: code.list(expected), at: place)
  }
}
