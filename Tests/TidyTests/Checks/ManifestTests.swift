import Testing

/// Each numbered rule in scope is shown by a test that names it in its trait, or has a reason.
@Suite("The rule manifest")
struct ManifestTests {
  @Test func `every rule in scope has a test or a reason`() {
    let tested = Self.testedRules(in: Repository.tests)
    let missing = RuleManifest.inScope.filter {
      tested[$0] == nil && RuleManifest.reasons[$0] == nil
    }
    #expect(missing.isEmpty, "name each in a test's .rule trait, or give a reason: \(missing)")
  }

  @Test func `no rule has both a test and a reason, and no reason is about another rule`() {
    let tested = Self.testedRules(in: Repository.tests)
    let idle = RuleManifest.reasons.keys.sorted().filter {
      tested[$0] != nil || !RuleManifest.inScope.contains($0)
    }
    #expect(idle.isEmpty, "remove these reasons: \(idle)")
  }

  @Test func `reasons are for at most one rule in ten`() {
    #expect(RuleManifest.reasons.count * 10 <= RuleManifest.inScope.count)
  }

  @Test func `a trait names its rules one by one`() {
    let file = SourceFile(
      path: "a.swift", text: #"@Test(.rule("P-1", "P-2a")) func a() {} // "P-3""#)
    #expect(Self.testedRules(in: [file]).keys.sorted() == ["P-1", "P-2a"])
  }

  /// The rules that traits name, each with the files that do.
  static func testedRules(in files: [SourceFile]) -> [String: [String]] {
    var tested: [String: [String]] = [:]
    for file in files {
      for match in file.text.matches(of: /\.rule\(([^)]*)\)/) {
        for rule in match.1.matches(of: /"([A-Z]-[0-9]+[a-z]?)"/) {
          tested[String(rule.1), default: []].append(file.path)
        }
      }
    }
    return tested
  }
}
