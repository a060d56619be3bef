struct SeenFact: PlanFact {
  static let grammar = FactGrammar(
    "seen", of: .view, .reference("look"), "a view's look",
    atEnd: "What is seen of views.")

  let view: String
  let expected: PlanLook

  init(_ fact: FactReader) throws(PlanError) {
    view = try fact.decoder.sightName(fact.owner)
    expected = try fact.decoder.look(fact.value)
  }

  var subject: String { "seen of \(view)" }

  func difference(in run: PlanRun, within tolerance: Double) -> String? {
    guard let view = run.sight(view) else { return "it is not there." }
    return view.seen.difference(from: expected, within: tolerance)
  }

  func write(
    to code: inout PlanCode, at place: String, within tolerance: Double
  ) throws(ExportRefusal) {
    let look = code.arguments(expected, within: tolerance)
    code.call("checkSeen", [code.literal(place), try code.sight(view)] + look)
  }
}
