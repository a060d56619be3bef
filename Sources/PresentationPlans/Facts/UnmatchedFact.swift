import PresentationTesting

struct UnmatchedFact: PlanFact {
  static let grammar = FactGrammar(
    "unmatched", of: .flights, .names, "the heroes without a counterpart in the last transition")

  let expected: [String]

  init(_ fact: FactReader) throws(PlanError) {
    expected = try fact.heroes()
  }

  var subject: String { "unmatched" }

  func difference(in run: PlanRun, within tolerance: Double) -> String? {
    run.difference("\(run.stage.unmatchedIDs)", "\(expected)")
  }

  func write(
    to code: inout PlanCode, at place: String, within tolerance: Double
  ) throws(ExportRefusal) {
    throw ExportRefusal.notInUIKit("heroes")
  }
}
