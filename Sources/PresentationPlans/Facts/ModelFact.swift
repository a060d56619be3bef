struct ModelFact: PlanFact {
  static let grammar = FactGrammar(
    "model", of: .view, .reference("look"), "a view's look",
    atEnd: "What views' models say.")

  let view: String
  let expected: PlanLook

  init(_ fact: FactReader) throws(PlanError) {
    view = try fact.decoder.sightName(fact.owner)
    expected = try fact.decoder.look(fact.value)
  }

  var subject: String { "model of \(view)" }

  func difference(in run: PlanRun, within tolerance: Double) -> String? {
    guard let view = run.sight(view) else { return "it is not there." }
    return view.model.difference(from: expected, within: tolerance)
  }
}
