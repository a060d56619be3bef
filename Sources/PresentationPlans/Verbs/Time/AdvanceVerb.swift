import PresentationTesting

struct AdvanceVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "advance", by: .time,
    "Advances the clock: runs a turn whenever work is due, and a last turn at the end.",
    keys: [
      .required("advance", .reference("time"), "The duration.")
    ])

  let duration: Duration

  init(_ step: StepReader) throws(PlanError) {
    duration = try step.decoder.time(step.subject)
  }

  init(duration: Duration) {
    self.duration = duration
  }

  func take(in run: PlanRun, at place: String) {
    run.stage.advance(by: duration)
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    switch code.target {
    case .stage: code.add("stage.advance(by: \(code.duration(duration)))")
    case .uiKit: code.add("advance(\(code.seconds(duration)))")
    }
  }
}
