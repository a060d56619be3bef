import PresentationTesting

struct SettleVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "settle", by: .time, "Runs the clock until no work is left and no transition is running.",
    keys: [
      .required("settle", .reference("time"), "The time limit.")
    ])

  let limit: Duration

  init(_ step: StepReader) throws(PlanError) {
    limit = try step.decoder.time(step.subject)
  }

  init(limit: Duration) {
    self.limit = limit
  }

  func take(in run: PlanRun, at place: String) {
    do throws(NotSettled) {
      try run.stage.settle(limit: limit)
    } catch {
      run.fail(place, "\(error)")
    }
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    switch code.target {
    case .stage: code.add("try stage.settle(limit: \(code.duration(limit)))")
    case .uiKit: code.add("settle(within: \(code.seconds(limit)), \(code.literal(place)))")
    }
  }
}
