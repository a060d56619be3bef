import Presentation
import PresentationTesting

extension PlanDecoder {
  func steps(
    _ node: JSONNode, verbs: [any PlanVerb.Type]
  ) throws(PlanError) -> [PlanStep] {
    let nodes = try list(node, expected: "a list of steps")
    guard !nodes.isEmpty else { throw wrong(node, expected: "at least one step") }
    var steps: [PlanStep] = []
    for node in nodes { steps.append(try step(node, verbs: verbs)) }
    return steps
  }

  private func step(_ node: JSONNode, verbs: [any PlanVerb.Type]) throws(PlanError) -> PlanStep {
    let verb = try verb(node, among: verbs)
    let object = try stepObject(node, verb.grammar)
    let subject = try required(verb.grammar.verb, in: object)
    let action = try verb.init(StepReader(decoder: self, object: object, subject: subject))
    return PlanStep(action: action, position: node.position, place: node.path.description)
  }

  private func verb(
    _ node: JSONNode, among verbs: [any PlanVerb.Type]
  ) throws(PlanError) -> any PlanVerb.Type {
    let members = try members(node, expected: "a step: an object that begins with its verb")
    let first = members.first
    if let verb = verbs.first(where: { $0.grammar.verb == first?.key }) { return verb }
    let words = verbs.map { $0.grammar.verb }
    guard let first else {
      throw wrong(node, expected: "a step that begins with its verb, \(oneOf(words))")
    }
    let late = members.first { words.contains($0.key) }?.key
    throw wrong(
      first, in: node, found: quoted(first.key),
      expected: (late == nil ? "" : "the step's verb first, ") + oneOf(words),
      nearest: late ?? nearestWord(to: first.key, among: words))
  }

  /// Checks the keys of a step; a second verb in the step has its own error message.
  private func stepObject(
    _ node: JSONNode, _ grammar: VerbGrammar
  ) throws(PlanError) -> JSONNode {
    let members = try members(node, expected: "a step")
    let second = members.first {
      $0.key != grammar.verb && PlanGrammar.verbWords.contains($0.key)
    }
    if let second {
      throw wrong(
        second, in: node, found: "a second verb, \(quoted(second.key))",
        expected: "one verb per step; this one has \(quoted(grammar.verb))",
        nearest: nearestWord(to: second.key, among: grammar.keys.map(\.name)))
    }
    return try object(node, keys: grammar.keys)
  }
}
