struct StackFact: PlanFact {
  static let grammar = FactGrammar(
    "stack", of: .stack, .names, "a list of its controllers from the root to the top",
    atEnd: "The controllers of stacks, from the root to the top.")

  let stack: String
  let expected: [String]

  init(_ fact: FactReader) throws(PlanError) {
    stack = try fact.stack()
    expected = try fact.decoder.held(fact.value, in: .stack)
  }

  var subject: String { "stack of \(stack)" }

  func difference(in run: PlanRun, within tolerance: Double) -> String? {
    run.stack(stack).flatMap { run.difference("\($0.stackedNames)", "\(expected)") }
  }

  func write(
    to code: inout PlanCode, at place: String, within tolerance: Double
  ) throws(ExportRefusal) {
    code.check("\(code[stack]).stackedNames", is: code.list(expected), at: place)
  }
}
