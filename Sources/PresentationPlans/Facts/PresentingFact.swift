import Presentation

struct PresentingFact: PlanFact {
  static let grammar = FactGrammar(
    "presenting", of: .controller, .nameOrNull, "a controller or null")

  let controller: String
  let expected: String?

  init(_ fact: FactReader) throws(PlanError) {
    controller = try fact.controller()
    expected = try fact.controllerOrNull()
  }

  var subject: String { "presenting of \(controller)" }

  func difference(in run: PlanRun, within tolerance: Double) -> String? {
    run.cast[controller].flatMap { screen in
      run.difference(quotedOrNull(screen.presentingViewController?.name), quotedOrNull(expected))
    }
  }

  func write(
    to code: inout PlanCode, at place: String, within tolerance: Double
  ) throws(ExportRefusal) {
    code.check(
      "\(code[controller]).presentingViewController?.planName", is: code.optional(expected),
      at: place)
  }
}
