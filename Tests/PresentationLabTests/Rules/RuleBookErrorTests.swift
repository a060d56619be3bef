import PresentationLab
import PresentationPlans
import PresentationTesting
import TestSupport
import Testing

/// Error messages for an invalid rule file: each names the line, the rule and the expected value.
@Suite("Errors of the rule book") struct RuleBookErrorTests {
  private static func rule(_ changes: [String: String?] = [:]) -> String {
    var members: [(String, String?)] = [
      ("number", "\"P-2\""), ("title", "\"A.\""), ("text", "\"B.\""), ("confidence", "\"high\""),
      ("restsOn", "\"C.\""),
    ]
    for index in members.indices {
      if let change = changes[members[index].0] { members[index].1 = change }
    }
    for key in changes.keys.sorted() where !members.contains(where: { $0.0 == key }) {
      members.append((key, changes[key] ?? nil))
    }
    return "{\n"
      + members.compactMap { key, value in value.map { "\"\(key)\": \($0)" } }
      .joined(separator: ",\n") + "\n}"
  }

  private func message(_ text: String) -> String? {
    do throws(PlanError) {
      _ = try RuleBook(parsing: Array(text.utf8), file: "rules.json")
      return nil
    } catch {
      return error.description
    }
  }

  private func message(rules: String...) -> String? {
    message("{ \"rules\": [\n\(rules.joined(separator: ",\n"))\n] }")
  }

  @Test func `a valid rule book has no error`() {
    expect(message(rules: Self.rule()) == nil)
    expect(message(rules: Self.rule(["inApps": "\"D.\"", "notTested": "\"E.\""])) == nil)
  }

  @Test func `the error for a rule book that is not JSON names the line`() {
    expect(
      message("{ \"rules\": [\n"),
      equals: "rules.json:2:1: rules[0]: found the end of the file, "
        + "expected a value")
  }

  @Test func `a rule book without a list of rules is reported`() {
    expect(message("{}"), equals: "rules.json:1:1: found no \"rules\", expected the key \"rules\"")
  }

  @Test
  func `the error for an unknown confidence level names the rule and suggests a similar level`() {
    expect(
      message(rules: Self.rule(["confidence": "\"hihg\""])),
      equals:
        "rules.json:6:15: P-2.confidence: found \"hihg\", expected one of \"choice\", \"high\", "
        + "\"low\", \"medium\"; did you mean \"high\"?")
  }

  @Test func `the error for an unknown key names the rule and suggests a similar key`() {
    expect(
      message(rules: Self.rule(["inApp": "\"D.\""]))?.hasSuffix("did you mean \"inApps\"?") == true)
    expect(
      message(rules: Self.rule(["inApp": "\"D.\""]))?.hasPrefix("rules.json:8:1: P-2:") == true)
  }

  @Test func `a rule without a text is reported`() {
    expect(
      message(rules: Self.rule(["text": nil])),
      equals: "rules.json:2:1: P-2: found no \"text\", expected the key \"text\"")
    expect(
      message(rules: Self.rule(["text": "\" \""])),
      equals: "rules.json:5:9: P-2.text: found \" \", expected a text that is not empty")
  }

  @Test(arguments: ["\"P2\"", "\"X-2\"", "\"P-\("02")\"", "2"])
  func `an invalid rule number is reported`(number: String) {
    let error = message(rules: Self.rule(["number": number]))
    expect(error?.contains("expected a number such as \"P-21a\"") == true)
    expect(error?.hasPrefix("rules.json:3:11: ") == true)
  }

  @Test func `rules out of order and repeated rules are reported`() {
    for (first, second) in [("P-2", "P-1"), ("P-2", "P-2"), ("N-1", "P-3"), ("P-21a", "P-21")] {
      let error = message(
        rules: Self.rule(["number": "\"\(first)\""]), Self.rule(["number": "\"\(second)\""]))
      expect(
        error,
        equals: "rules.json:10:11: \(second).number: found \"\(second)\", expected a number after "
          + "\(first): rules are in order")
    }
  }

  @Test func `a rule that is marked both out of scope and not tested is reported`() {
    let error = message(rules: Self.rule(["notTested": "\"D.\"", "outOfScope": "\"E.\""]))
    expect(error?.contains("P-2: found \"notTested\" and \"outOfScope\"") == true)
  }
}
