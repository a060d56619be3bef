import PresentationTesting

struct FlyingFact: PlanFact {
  static let grammar = FactGrammar(
    "flying", of: .flights, .names, "the heroes in flight, back to front")

  let expected: [String]

  init(_ fact: FactReader) throws(PlanError) {
    expected = try fact.heroes()
  }

  var subject: String { "flying" }

  func difference(in run: PlanRun, within tolerance: Double) -> String? {
    run.difference("\(run.stage.flights.map(\.id))", "\(expected)")
  }

  func write(
    to code: inout PlanCode, at place: String, within tolerance: Double
  ) throws(ExportRefusal) {
    throw ExportRefusal.notInUIKit("heroes")
  }
}
