import Presentation

struct IsBeingPresentedFact: PlanFact {
  static let grammar = FactGrammar(
    "isBeingPresented", of: .controller, .flag, "true or false")

  let controller: String
  let expected: Bool

  init(_ fact: FactReader) throws(PlanError) {
    controller = try fact.controller()
    expected = try fact.flag()
  }

  var subject: String { "isBeingPresented of \(controller)" }

  func difference(in run: PlanRun, within tolerance: Double) -> String? {
    run.cast[controller].flatMap { run.difference("\($0.isBeingPresented)", "\(expected)") }
  }

  func write(
    to code: inout PlanCode, at place: String, within tolerance: Double
  ) throws(ExportRefusal) {
    code.check("\(code[controller]).isBeingPresented", is: "\(expected)", at: place)
  }
}
