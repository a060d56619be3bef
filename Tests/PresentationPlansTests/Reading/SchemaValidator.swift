import PresentationPlans
import PresentationTesting

/// A validator of JSON values that supports the keywords of `plan.schema.json`.
final class SchemaValidator {
  struct UnknownKeyword: Error { let keyword: String }

  /// The keywords that only describe a value for readers, or that concern the parts of a value.
  private static let silent: Set<String> = [
    "$schema", "$defs", "$ref", "title", "description", "default", "properties", "items",
  ]

  private let top: JSONNode
  private let definitions: [Substring: JSONNode]
  private var expressions: [String: Regex<AnyRegexOutput>] = [:]

  init(_ schema: JSONNode) {
    let definitions = (schema["$defs"]?.members ?? []).map { ($0.key[...], $0.node) }
    (top, self.definitions) = (schema, Dictionary(uniqueKeysWithValues: definitions))
  }

  /// Returns the first problem of a value; nil if the value matches the schema.
  func problem(of value: JSONNode) throws -> String? { try problem(of: value, top) }

  private func problem(of value: JSONNode, _ schema: JSONNode) throws -> String? {
    for member in schema.members where !Self.silent.contains(member.key) {
      if try matches(value, member, of: schema) { continue }
      return "\(value.path) contradicts \"\(member.key)\" at line \(member.keyPosition.line)"
    }
    for (part, schema) in parts(of: value, schema) {
      if let problem = try problem(of: part, schema) { return problem }
    }
    return nil
  }

  /// Returns the value and its parts, each with a further schema that it must match.
  private func parts(
    of value: JSONNode, _ schema: JSONNode
  ) -> [(part: JSONNode, schema: JSONNode)] {
    let reference = schema["$ref"].map { [(value, definition($0))] } ?? []
    let items = schema["items"].map { rule in value.items.map { ($0, rule) } } ?? []
    let members = value.members.compactMap { member -> (JSONNode, JSONNode)? in
      let rule = schema["properties"]?[member.key] ?? schema["additionalProperties"]
      return rule.flatMap { $0.isObject ? (member.node, $0) : nil }
    }
    return reference + items + members
  }

  private func matches(_ value: JSONNode, _ keyword: JSONMember, of schema: JSONNode) throws -> Bool
  {
    let rule = keyword.node
    let hits = { (choice: JSONNode) in try self.problem(of: value, choice) == nil }
    switch keyword.key {
    case "type": return value.types.contains { rule.texts.contains($0) }
    case "enum", "const": return ([rule] + rule.items).contains { $0.isSame(as: value) }
    case "anyOf": return try rule.items.contains(where: hits)
    case "oneOf": return try rule.items.filter(hits).count == 1
    case "pattern", "minLength", "maxLength": return try text(value, keyword)
    case "minimum", "maximum": return number(value, keyword)
    case "minItems", "maxItems", "uniqueItems": return list(value, keyword)
    case "minProperties": return !value.isObject || Double(value.members.count) >= rule.amount
    case "propertyNames":
      return try value.members.allSatisfy { member in
        let name = JSONNode(.string(member.key), at: member.keyPosition, path: value.path)
        return try problem(of: name, rule) == nil
      }
    case "required": return !value.isObject || rule.texts.allSatisfy { value[$0] != nil }
    case "additionalProperties":
      guard case .bool(false) = rule.value else { return true }
      return value.members.allSatisfy { schema["properties"]?[$0.key] != nil }
    default: throw UnknownKeyword(keyword: keyword.key)
    }
  }

  private func definition(_ reference: JSONNode) -> JSONNode {
    guard case .string(let text) = reference.value else { return reference }
    return definitions[text.dropFirst("#/$defs/".count)] ?? reference
  }

  private func text(_ value: JSONNode, _ keyword: JSONMember) throws -> Bool {
    guard case .string(let text) = value.value else { return true }
    switch keyword.key {
    case "minLength": return Double(text.unicodeScalars.count) >= keyword.node.amount
    case "maxLength": return Double(text.unicodeScalars.count) <= keyword.node.amount
    default: return try text.firstMatch(of: expression(keyword.node.texts[0])) != nil
    }
  }

  private func expression(_ pattern: String) throws -> Regex<AnyRegexOutput> {
    if let known = expressions[pattern] { return known }
    let expression = try Regex(pattern)
    expressions[pattern] = expression
    return expression
  }

  private func number(_ value: JSONNode, _ keyword: JSONMember) -> Bool {
    guard case .number(let number) = value.value else { return true }
    return keyword.key == "minimum"
      ? number >= keyword.node.amount : number <= keyword.node.amount
  }

  private func list(_ value: JSONNode, _ keyword: JSONMember) -> Bool {
    guard case .array(let items) = value.value else { return true }
    switch keyword.key {
    case "minItems": return Double(items.count) >= keyword.node.amount
    case "maxItems": return Double(items.count) <= keyword.node.amount
    default: return Set(items.map(\.found)).count == items.count
    }
  }
}

extension JSONNode {
  fileprivate var members: [JSONMember] {
    if case .object(let members) = value { members } else { [] }
  }

  fileprivate var items: [JSONNode] {
    if case .array(let items) = value { items } else { [] }
  }

  fileprivate var isObject: Bool {
    if case .object = value { true } else { false }
  }

  /// The text, or the texts of a list.
  fileprivate var texts: [String] {
    if case .string(let text) = value { [text] } else { items.flatMap(\.texts) }
  }

  /// The number; 0 for another value.
  fileprivate var amount: Double {
    if case .number(let number) = value { number } else { 0 }
  }

  /// The names of the value's types in a schema.
  fileprivate var types: [String] {
    switch value {
    case .null: ["null"]
    case .bool: ["boolean"]
    case .number(let number): number.rounded() == number ? ["number", "integer"] : ["number"]
    case .string: ["string"]
    case .array: ["array"]
    case .object: ["object"]
    }
  }

  /// Whether two values that are neither lists nor objects are equal.
  fileprivate func isSame(as other: JSONNode) -> Bool {
    switch (value, other.value) {
    case (.null, .null): true
    case (.bool(let one), .bool(let two)): one == two
    case (.number(let one), .number(let two)): one == two
    case (.string(let one), .string(let two)): one == two
    default: false
    }
  }
}
