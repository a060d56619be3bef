struct ModelFact: PlanFact {
  static let grammar = FactGrammar(
    "model", of: .view, .reference("look"), "the look of the view's model",
    atEnd: "The looks of views' models, which animations do not change.")

  let view: String
  let expected: PlanLook

  init(_ fact: FactReader) throws(PlanError) {
    view = try fact.decoder.sightName(fact.owner)
    expected = try fact.decoder.look(fact.value)
  }

  var subject: String { "model of \(view)" }

  func difference(in run: PlanRun, within tolerance: Double) -> String? {
    guard let view = run.sight(view) else { return "the view does not exist at this moment." }
    return view.model.difference(from: expected, within: tolerance)
  }

  func write(
    to code: inout PlanCode, at place: String, within tolerance: Double
  ) throws(ExportRefusal) {
    let look = code.arguments(expected, within: tolerance)
    code.call("checkModel", [code.literal(place), try code.sight(view)] + look)
  }
}
