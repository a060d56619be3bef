import PresentationTesting

/// The value of a binding, as a fact that a plan can check.
///
/// A check of a binding contains the binding's name. Other checks contain the name of a fact
/// instead.
struct BindingFact: PlanFact {
  static let grammar = FactGrammar("", of: .window, .reference("value"), "a binding's value")

  let binding: String
  let expected: PlanValue

  init(_ fact: FactReader) throws(PlanError) {
    let binding = try fact.decoder.binding(fact.owner)
    self.binding = binding.name
    expected = try fact.decoder.value(fact.value, of: binding)
  }

  var subject: String { binding }

  func difference(in run: PlanRun, within tolerance: Double) -> String? {
    run.objection(to: expected, of: binding)
  }

  func write(
    to code: inout PlanCode, at place: String, within tolerance: Double
  ) throws(ExportRefusal) {
    throw ExportRefusal.notInUIKit("bindings")
  }
}
