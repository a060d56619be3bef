extension RuleBook {
  /// The rules as JSON text, with a paragraph for each rule and a line for each key.
  ///
  /// Rules are sorted by number, and the keys of each rule are always in the same order.
  package var text: String {
    let paragraphs = rules.map { rule in
      let lines = Self.members(of: rule).map { "      \"\($0)\": \"\(Self.escaped($1))\"" }
      return "    {\n\(lines.joined(separator: ",\n"))\n    }"
    }
    return "{\n  \"rules\": [\n\(paragraphs.joined(separator: ",\n\n"))\n  ]\n}\n"
  }

  private static func members(of rule: Rule) -> [(key: String, value: String)] {
    var members = [
      ("number", rule.number.description), ("title", rule.title), ("text", rule.text),
      ("confidence", rule.confidence.rawValue), ("restsOn", rule.restsOn),
    ]
    if let inApps = rule.inApps { members.append(("inApps", inApps)) }
    if let keywords = rule.keywords { members.append(("keywords", keywords)) }
    switch rule.scope {
    case .tested: break
    case .notTested(let reason): members.append(("notTested", reason))
    case .outOfScope(let reason): members.append(("outOfScope", reason))
    }
    return members
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
