import Foundation
import PresentationLab
import TestSupport
import Testing

@Suite("Tests and plans of rules") struct RuleEvidenceTests {
  /// The beginning of a rule trait in a sample.
  ///
  /// It is composed of two parts, because otherwise the samples would count as traits of this file.
  private let trait = ".ru" + "le"

  @Test func `a rule number in the trait of a test or suite is assigned to that test or suite`() {
    let carriers = RuleEvidence.carriers(
      in: """
        @Suite(\(trait)("P-1")) struct Alerts {
          @Test(\(trait)("P-2", "P-21a"), \(trait)("P-3"))
          func `an alert waits`() {} // "P-4"
          @Test func unrelated() {}
          @Test(\(trait)("P-5")) func plain() {}
        }
        """)
    expect(carriers.map(\.name), equals: ["Alerts", "an alert waits", "plain"])
    expect(carriers.map(\.rules), equals: [["P-1"], ["P-2", "P-21a", "P-3"], ["P-5"]])
  }

  @Test
  func `the list of a rule's tests begins with the test that names the fewest rules`() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("rule-evidence")
    defer { try? FileManager.default.removeItem(at: root) }
    try write(
      """
      @Test(\(trait)("P-1", "P-2")) func `two rules`() {}
      @Test(\(trait)("P-2")) func `one rule`() {}
      """, to: "Tests/A/ATests.swift", below: root)
    try write(#"{ "about": "A sheet waits (P-2)." }"#, to: "Plans/a.json", below: root)
    let evidence = RuleEvidence.collected(at: root.path)
    let number = try #require(RuleNumber("P-2"))
    expect(evidence[number].tests.map(\.name), equals: ["one rule", "two rules"])
    expect(
      evidence[number].tests.map(\.file), equals: ["Tests/A/ATests.swift", "Tests/A/ATests.swift"])
    expect(evidence[number].plans, equals: ["Plans/a.json"])
    expect(evidence.text.contains(#""Plans/a.json": ["P-2"]"#))
  }

  private func write(_ text: String, to path: String, below root: URL) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  @Test(arguments: [
    ("double push", "N-40"), ("isBeingDismissed", "P-16"), ("VIEWWILLAPPEAR misses", "P-109"),
    ("two alerts", "P-58a"), ("isCancelled", "P-36"),
  ])
  func `a search for words returns the closest rule first`(query: String, closest: String) throws {
    let found = try RuleBook.shipped().rules(matching: query)
    expect(found.first?.number.description, equals: closest)
  }

  @Test func `a search with an unknown word or without words returns no rule`() throws {
    expect(try RuleBook.shipped().rules(matching: "double elephants").isEmpty)
    expect(try RuleBook.shipped().rules(matching: " ").isEmpty)
  }

  @Test func `rule numbers in a text become links to the rules' pages`() {
    expect(
      RuleNumber.linked(in: "See P-55, N-10 and UTF-8."),
      equals: "See [P-55](doc:PresentationRules#P-55), [N-10](doc:StackRules#N-10) and UTF-8.")
  }
}
