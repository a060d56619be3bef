struct AnimatorFact: PlanFact {
  static let grammar = FactGrammar(
    "animator", of: .animator, .reference("progress"), "the animator's progress",
    atEnd: "The progress of property animators.")

  let animator: String
  let expected: PlanProgress

  init(_ fact: FactReader) throws(PlanError) {
    animator = try fact.decoder.animatorName(fact.owner)
    expected = try fact.decoder.progress(fact.value)
  }

  var subject: String { "animator \(animator)" }

  func difference(in run: PlanRun, within tolerance: Double) -> String? {
    run.animators[animator]?.progress.difference(from: expected, within: tolerance)
  }

  func write(
    to code: inout PlanCode, at place: String, within tolerance: Double
  ) throws(ExportRefusal) {
    code.call("checkProgress", [code.literal(place), code[animator]] + code.arguments(expected))
  }
}
