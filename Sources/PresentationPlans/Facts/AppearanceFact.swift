struct AppearanceFact: PlanFact {
  static let grammar = FactGrammar(
    "appearance", of: .controller, .words(PlanAppearance.allCases.map(\.rawValue)),
    "the appearance state of the controller's view")

  let controller: String
  let expected: PlanAppearance

  init(_ fact: FactReader) throws(PlanError) {
    controller = try fact.controller()
    expected = try fact.decoder.word(fact.value)
  }

  var subject: String { "appearance of \(controller)" }

  func difference(in run: PlanRun, within tolerance: Double) -> String? {
    run.cast[controller].flatMap {
      run.difference($0.planAppearance.rawValue, expected.rawValue)
    }
  }

  func write(
    to code: inout PlanCode, at place: String, within tolerance: Double
  ) throws(ExportRefusal) {
    code.check(
      "\(code[controller]).planAppearance", is: code.literal(expected.rawValue), at: place)
  }
}
