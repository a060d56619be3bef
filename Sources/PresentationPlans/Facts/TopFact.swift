struct TopFact: PlanFact {
  static let grammar = FactGrammar(
    "top", of: .stack, .nameOrNull, "the last one or null",
    atEnd: "The tops of stacks; null of an empty one.")

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
