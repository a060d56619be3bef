import Foundation
import PresentationLab
import TestSupport
import Testing

/// Each rule is named by the trait of a test, or has a reason why it has no test.
@Suite("The rule manifest")
struct ManifestTests {
  /// The rules that the tests of the repository name.
  private static let tested = testedRules(in: Repository.tests)

  private let rules: [Rule]

  init() throws {
    rules = try RuleBook.shipped().rules
  }

  private func numbers(_ isWanted: (Rule.Scope) -> Bool) -> [String] {
    rules.filter { isWanted($0.scope) }.map(\.number.description)
  }

  @Test func `every rule that needs a test has a test`() {
    let tested = Self.tested
    let missing = numbers { $0 == .tested }.filter { tested[$0] == nil }
    expect(
      missing.isEmpty,
      """
      Name each rule in a test's .rule trait, or give it "notTested" or "outOfScope" in rules.json: \
      \(missing)
      """)
  }

  @Test func `no rule has both a test and a reason why it has no test`() {
    let tested = Self.tested
    let idle = numbers { $0 != .tested }.filter { tested[$0] != nil }
    expect(idle.isEmpty, "remove the reasons of these rules: \(idle)")
  }

  @Test func `at most one tenth of the rules in scope have no test`() {
    let untested = numbers { if case .notTested = $0 { true } else { false } }
    let inScope = numbers { if case .outOfScope = $0 { false } else { true } }
    expect(untested.count * 10 <= inScope.count)
  }

  @Test func `the list of tests and plans for each rule is up to date`() throws {
    let isCurrent = try RuleEvidence.shipped() == .collected(at: Repository.root.path)
    expect(isCurrent, "Sources/PresentationLab/Rules/evidence.json is stale; run .ci/tables")
  }

  /// Returns the rules that the traits of tests name, each with the files of these tests.
  static func testedRules(in files: [SourceFile]) -> [String: [String]] {
    var tested: [String: [String]] = [:]
    for file in files {
      for rule in RuleEvidence.carriers(in: file.text).flatMap(\.rules) {
        tested[rule, default: []].append(file.path)
      }
    }
    return tested
  }
}
