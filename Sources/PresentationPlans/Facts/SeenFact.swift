struct SeenFact: PlanFact {
  static let grammar = FactGrammar(
    "seen", of: .view, .reference("look"), "the view's look on screen",
    atEnd: "The looks of views on screen, which include running animations.")

  let view: String
  let expected: PlanLook

  init(_ fact: FactReader) throws(PlanError) {
    view = try fact.decoder.sightName(fact.owner)
    expected = try fact.decoder.look(fact.value)
  }

  var subject: String { "seen of \(view)" }

  func difference(in run: PlanRun, within tolerance: Double) -> String? {
    guard let view = run.sight(view) else { return "the view does not exist at this moment." }
    return view.seen.difference(from: expected, within: tolerance)
  }

  func write(
    to code: inout PlanCode, at place: String, within tolerance: Double
  ) throws(ExportRefusal) {
    let look = code.arguments(expected, within: tolerance)
    code.call("checkSeen", [code.literal(place), try code.sight(view)] + look)
  }
}
