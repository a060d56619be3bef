struct TopFact: PlanFact {
  static let grammar = FactGrammar(
    "top", of: .stack, .nameOrNull, "the top controller or null",
    atEnd: "The top controllers of stacks; null for an empty stack.")

  let stack: String
  let expected: String?

  init(_ fact: FactReader) throws(PlanError) {
    stack = try fact.stack()
    expected = try fact.controllerOrNull()
  }

  var subject: String { "top of \(stack)" }

  func difference(in run: PlanRun, within tolerance: Double) -> String? {
    run.stack(stack).flatMap {
      run.difference(quotedOrNull($0.stackedNames.last), quotedOrNull(expected))
    }
  }

  func write(
    to code: inout PlanCode, at place: String, within tolerance: Double
  ) throws(ExportRefusal) {
    code.check("\(code[stack]).stackedNames.last", is: code.optional(expected), at: place)
  }
}
