struct CheckVerb: PlanVerb {
  static let grammar = VerbGrammar(
    "check", by: .plan, "Checks a fact, or the value of a binding, at this moment.",
    keys: PlanGrammar.check)

  let check: PlanCheck

  init(_ step: StepReader) throws(PlanError) {
    check = try step.decoder.check(step.subject, step.object)
  }

  func take(in run: PlanRun, at place: String) {
    if let objection = run.objection(to: check) { run.fail(place, objection) }
  }

  func write(to code: inout PlanCode, at place: String) throws(ExportRefusal) {
    try check.fact.write(to: &code, at: place, within: check.tolerance)
  }
}
