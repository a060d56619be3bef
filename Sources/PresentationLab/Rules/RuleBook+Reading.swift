package import PresentationPlans
import PresentationTesting

extension RuleBook {
  /// Parses the bytes of a JSON file with rules; `file` is the name of this file in error messages.
  ///
  /// - Throws: A `PlanError` for the first mistake: invalid JSON, an unknown key or word, an empty
  ///   text, or a rule number out of order.
  package init(parsing bytes: [UInt8], file: String) throws(PlanError) {
    let reader = Reader(file: file)
    let top = try reader.object(JSONReader.read(bytes, file: file), keys: [.required("rules")])
    let nodes = try reader.list(reader.required("rules", in: top), expected: "a list of rules")
    var rules: [Rule] = []
    for node in nodes { rules.append(try reader.rule(node, after: rules.last)) }
    self.init(rules)
  }
}

/// A decoder that turns JSON nodes into rules.
private struct Reader: JSONValueReader {
  let file: String

  private static let keys: [PlanKey] =
    ["number", "title", "text", "confidence", "restsOn"].map { .required($0) }
    + ["inApps", "keywords", "notTested", "outOfScope"].map { .optional($0) }

  /// Parses a rule.
  ///
  /// An error message names the number of the rule instead of its index in the list.
  func rule(_ node: JSONNode, after last: Rule?) throws(PlanError) -> Rule {
    do throws(PlanError) {
      let object = try object(node, keys: Self.keys)
      return Rule(
        number: try number(required("number", in: object), after: last),
        title: try text("title", in: object), text: try text("text", in: object),
        confidence: try word(required("confidence", in: object)),
        restsOn: try text("restsOn", in: object),
        inApps: try optionalText("inApps", in: object),
        keywords: try optionalText("keywords", in: object), scope: try scope(object))
    } catch {
      guard case .string(let number)? = node["number"]?.value else { throw error }
      var error = error
      let index = node.path.description
      if error.place.hasPrefix(index) {
        error.place = printable(shortened(number)) + error.place.dropFirst(index.count)
      }
      throw error
    }
  }

  private func number(_ node: JSONNode, after last: Rule?) throws(PlanError) -> RuleNumber {
    let chapters = String(RuleNumber.Chapter.allCases.map(\.rawValue))
    let expected = "a number such as \"P-21a\", of one of the chapters \(chapters)"
    guard let number = RuleNumber(try string(node, expected: expected)) else {
      throw wrong(node, expected: expected)
    }
    if let last, number <= last.number {
      throw wrong(node, expected: "a number after \(last.number): rules are in order")
    }
    return number
  }

  private func scope(_ object: JSONNode) throws(PlanError) -> Rule.Scope {
    let notTested = try optionalText("notTested", in: object)
    guard let reason = try optionalText("outOfScope", in: object) else {
      return notTested.map { .notTested(reason: $0) } ?? .tested
    }
    guard notTested == nil else {
      throw wrong(
        object, found: "\"notTested\" and \"outOfScope\"",
        expected: "one of them: a rule outside the model needs no test")
    }
    return .outOfScope(reason: reason)
  }

  private func text(_ key: String, in object: JSONNode) throws(PlanError) -> String {
    let node = try required(key, in: object)
    let text = try string(node, expected: "a text")
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw wrong(node, expected: "a text that is not empty")
    }
    return text
  }

  private func optionalText(_ key: String, in object: JSONNode) throws(PlanError) -> String? {
    object[key] == nil ? nil : try text(key, in: object)
  }
}
