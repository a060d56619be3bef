import Foundation

/// The JSON schema of plans.
///
/// The descriptions of steps and facts are generated from the code of the verbs and facts. All
/// other parts of the schema are written by hand.
package struct PlanSchema {
  private let top: JSONNode

  /// Parses a schema.
  ///
  /// - Throws: A `PlanError` if the file is not a schema of plans.
  package init(parsing bytes: [UInt8], file: String) throws(PlanError) {
    top = try JSONReader.read(bytes, file: file)
    guard case .object? = top["$defs"]?.value, top["properties"]?["steps"] != nil else {
      throw PlanError(
        file: file, found: "no schema of plans",
        expected: "the file to refresh, such as Plans/plan.schema.json")
    }
  }

  /// Returns the schema with the descriptions of the current verbs and facts.
  package func refreshed() throws(PlanError) -> String {
    let verbs = PlanGrammar.verbGrammars
    var schema = top
    schema["properties"]?["steps"]?["items"] = try node(
      "{ \(PlanShape.steps(verbs.map(\.verb)).members) }")["items"]
    if case .object(let definitions)? = schema["$defs"]?.value {
      var kept = definitions.filter { !Self.isVerb($0) }
      for grammar in verbs {
        let node = try definition(of: grammar)
        kept.append(JSONMember(key: grammar.verb, keyPosition: node.position, node: node))
      }
      schema["$defs"]?.value = .object(kept)
    }
    for fact in PlanGrammar.facts {
      guard let about = fact.grammar.endDescription else { continue }
      let name = fact.grammar.owner.isSeen ? PlanShape.sight : .name
      // In a plan without such objects, a binding may have the name of the fact.
      schema["$defs"]?["end"]?["properties"]?[fact.grammar.word] = try node(
        """
        { "description": \(JSONNode.literal(about)),
          "type": ["object", "boolean", "string", "null"], "minProperties": 1,
          "propertyNames": { \(name.members) },
          "additionalProperties": { \(fact.grammar.shape.members) } }
        """)
    }
    return schema.text() + "\n"
  }

  /// The table of the verbs in the documentation.
  package static var table: String {
    let rows = VerbGrammar.Actor.allCases.flatMap { actor in
      PlanGrammar.verbGrammars.filter { $0.actor == actor }.map { grammar in
        let keys = grammar.keys.dropFirst()
        let columns = [
          "`\(grammar.verb)`", cell(grammar.keys.first?.about ?? ""), cell(grammar.about),
          list(keys.filter(\.isRequired)), list(keys.filter { !$0.isRequired }),
        ]
        return "| " + columns.joined(separator: " | ") + " |"
      }
    }
    let head = [
      "| Verb | Its value | Effect | Further keys | Optional keys |", "|---|---|---|---|---|",
    ]
    return (head + rows).joined(separator: "\n") + "\n"
  }

  private static func list(_ keys: [PlanKey]) -> String {
    keys.map { "`\($0.name)`" }.joined(separator: ", ")
  }

  /// Returns a description as the text of a cell, without its last period.
  private static func cell(_ about: String) -> String {
    about.hasSuffix(".") ? String(about.dropLast()) : about
  }

  /// Returns whether a definition in the schema belongs to a verb.
  ///
  /// Such a definition has the name of the verb, which is also its first required key.
  private static func isVerb(_ member: JSONMember) -> Bool {
    guard case .array(let required)? = member.node["required"]?.value,
      case .string(let first)? = required.first?.value
    else { return false }
    return first == member.key
  }

  private func definition(of grammar: VerbGrammar) throws(PlanError) -> JSONNode {
    let required = PlanShape.list(grammar.keys.filter(\.isRequired).map(\.name))
    let least = grammar.leastKeys.map { "\"minProperties\": \($0), " } ?? ""
    let keys = grammar.keys.map { key in
      let about = key.about.isEmpty ? "" : "\"description\": \(JSONNode.literal(key.about)), "
      let standard = key.standard.map { ", \"default\": \($0)" } ?? ""
      return "\"\(key.name)\": { \(about)\(key.shape?.members ?? "")\(standard) }"
    }
    return try node(
      """
      { "description": \(JSONNode.literal(grammar.about)), "type": "object",
        "required": \(required), \(least)"additionalProperties": false,
        "properties": { \(keys.joined(separator: ", ")) } }
      """)
  }

  private func node(_ text: String) throws(PlanError) -> JSONNode {
    try JSONReader.read(Array(text.utf8), file: "the grammar of plans")
  }
}
