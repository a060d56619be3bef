import PresentationTesting

struct TurnVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "turn", by: .time, "Runs turns of the run loop.",
    keys: [
      .required("turn", .count(in: PlanGrammar.turns), "The number of turns.")
    ])

  let count: Int

  init(_ step: StepReader) throws(PlanError) {
    let range = PlanGrammar.turns
    let expected = "a whole number of turns from \(range.lowerBound) to \(range.upperBound)"
    count = try step.decoder.integer(step.subject, in: range, expected: expected)
  }

  init(count: Int) {
    self.count = count
  }

  func take(in run: PlanRun, at place: String) {
    for _ in 0..<count { run.stage.runTurn() }
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    switch code.target {
    case .stage where count == 1: code.add("stage.runTurn()")
    case .stage: code.add("for _ in 0..<\(count) { stage.runTurn() }")
    case .uiKit: code.add("runTurns(\(count))")
    }
  }
}
