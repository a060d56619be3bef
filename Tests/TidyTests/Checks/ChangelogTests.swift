import Testing

/// The changelog has the form of keepachangelog.com.
@Suite("The changelog")
struct ChangelogTests {
  static let verbs = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]

  @Test func `the changelog has valid titles, versions and verbs`() throws {
    let text = try #require(
      Repository.text(of: "CHANGELOG.md"), "CHANGELOG.md is missing; begin it with # Changelog")
    expectNone(Self.misshapenLines(SourceFile(path: "CHANGELOG.md", text: text)))
  }

  static func misshapenLines(_ file: SourceFile) -> [Finding] {
    var findings: [Finding] = []
    if file.lines.first != "# Changelog" {
      findings.append(
        file.finding(1, "the title is missing", cure: "begin with `# Changelog`"))
    }
    var versions = 0
    for (index, line) in file.lines.enumerated() {
      if line.hasPrefix("## ") {
        versions += 1
        let isRight = versions == 1 ? line == "## [Unreleased]" : isRelease(line.dropFirst(3))
        guard !isRight else { continue }
        findings.append(
          file.finding(
            index + 1, "`\(line)` is no version heading",
            cure: "write `## [Unreleased]` first, then `## [1.2.3] - 2025-12-31` for each"))
      } else if line.hasPrefix("### "), !verbs.contains(String(line.dropFirst(4))) {
        findings.append(
          file.finding(
            index + 1, "`\(line)` is no verb of the changelog",
            cure: "use one of \(verbs.joined(separator: ", "))"))
      }
    }
    if versions == 0 {
      findings.append(
        file.finding(1, "no version is named", cure: "write `## [Unreleased]` below the title"))
    }
    return findings
  }

  /// Returns whether a heading reads like `[1.2.3] - 2025-12-31`.
  private static func isRelease(_ heading: Substring) -> Bool {
    let shape = heading.map { $0.isNumber ? "9" : $0 }
    let parts = String(shape).split(separator: "] - ", maxSplits: 1)
    guard parts.count == 2, parts[0].first == "[", parts[1] == "9999-99-99" else { return false }
    let numbers = parts[0].dropFirst().split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 3 && numbers.allSatisfy { $0.contains("9") && Set($0) == ["9"] }
  }

  private func findings(_ text: String) -> [Finding] {
    Self.misshapenLines(SourceFile(path: "CHANGELOG.md", text: text))
  }

  @Test func `a valid changelog passes`() {
    let text = """
      # Changelog

      ## [Unreleased]

      ### Added

      - A thing.

      ## [0.10.0] - 2025-12-31

      ### Fixed
      """
    expectFindings(findings(text), onLines: [])
  }

  @Test func `invalid titles, versions and verbs in a changelog are reported`() {
    let text = """
      # Changes
      ## [1.0.0] - 2025-12-31
      ### New
      ## 0.9.0
      ## [0.8] - 2025-01-01
      ### fixed
      """
    expectFindings(findings(text), onLines: [1, 2, 3, 4, 5, 6])
    expectFindings(findings("# Changelog\n"), onLines: [1])
  }
}
