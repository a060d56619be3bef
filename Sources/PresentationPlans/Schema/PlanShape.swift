import PresentationTesting

/// The JSON schema of a value.
package struct PlanShape: Hashable, Sendable {
  /// The members of the schema's JSON object, without its braces.
  package let members: String

  static func json(_ members: String) -> PlanShape { PlanShape(members: members) }

  /// Returns a reference to a definition of the schema.
  static func reference(_ name: String) -> PlanShape { .json("\"$ref\": \"#/$defs/\(name)\"") }

  static let name = PlanShape.reference("name")
  /// The name of an object that a plan can check: a declared name, or `flight` and a further name.
  static let sight = PlanShape.reference("sight")
  static let flag = PlanShape.json("\"type\": \"boolean\"")
  static let names = PlanShape.json("\"type\": \"array\", \"items\": { \(name.members) }")
  static let nameOrNull = PlanShape.json("\"anyOf\": [{ \(name.members) }, { \"type\": \"null\" }]")
  static let anything = PlanShape.json(
    "\"type\": [\"string\", \"null\", \"boolean\", \"array\", \"object\"]")

  /// Returns the schema of a nonempty list whose elements match the definition.
  static func list(of definition: String) -> PlanShape {
    .json("\"type\": \"array\", \"minItems\": 1, \"items\": { \(reference(definition).members) }")
  }

  static func always(_ flag: Bool) -> PlanShape { .json("\"const\": \(flag)") }

  static func words(_ words: [String]) -> PlanShape { .json("\"enum\": \(list(words))") }

  static func text(matching pattern: String) -> PlanShape {
    .json("\"type\": \"string\", \"pattern\": \(JSONNode.literal(pattern))")
  }

  static func count(in range: ClosedRange<Int>) -> PlanShape {
    .json(
      "\"type\": \"integer\", \"minimum\": \(range.lowerBound), \"maximum\": \(range.upperBound)")
  }

  static func number(in range: ClosedRange<Double>) -> PlanShape {
    let (least, most) = (plain(range.lowerBound), plain(range.upperBound))
    return .json("\"type\": \"number\", \"minimum\": \(least), \"maximum\": \(most)")
  }

  static func numbers(_ count: Int, in range: ClosedRange<Double>) -> PlanShape {
    let bounds = "\"minItems\": \(count), \"maxItems\": \(count)"
    return .json("\"type\": \"array\", \(bounds), \"items\": { \(number(in: range).members) }")
  }

  /// Returns the schema of a value that is one of the words, or a name.
  static func wordOrName(_ words: [String]) -> PlanShape {
    .json("\"anyOf\": [{ \"enum\": \(list(words)) }, { \(name.members) }]")
  }

  /// Returns the schema of a nonempty list of steps that use only the given verbs.
  static func steps(_ verbs: [String]) -> PlanShape {
    let choices = verbs.map { "{ \(reference($0).members) }" }.joined(separator: ", ")
    return .json("\"type\": \"array\", \"minItems\": 1, \"items\": { \"oneOf\": [\(choices)] }")
  }

  static func list(_ words: [String]) -> String {
    "[\(words.map(JSONNode.literal).joined(separator: ", "))]"
  }
}
