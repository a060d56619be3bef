import PresentationLab
import TestSupport
import Testing

/// Every rule number in an article of `Presentation` is a link to the rule.
///
/// Articles of other modules cannot link to rules, because between modules DocC resolves only links
/// to symbols.
@Suite("Links to rules")
struct RuleLinkTests {
  @Test func `every rule number in an article is a link to its rule`() {
    let articles = Repository.articles.filter {
      $0.target == "Presentation" && !$0.text.contains("<!-- present ")
    }
    expect(!articles.isEmpty)
    expectNone(articles.flatMap(Self.missingLinks))
  }

  /// Returns the rule numbers in an article that are not links.
  ///
  /// A link is a number in brackets whose target is defined in a line of the article. Code and
  /// headings are ignored.
  static func missingLinks(_ file: SourceFile) -> [Finding] {
    var isInBlock = false
    return file.lines.enumerated().flatMap { index, line -> [Finding] in
      if line.hasPrefix("```") { isInBlock.toggle() }
      if isInBlock || line.hasPrefix("#") || line.contains("]: doc:") { return [] }
      let prose = line.replacing(/`[^`]*`|\]\([^)]*\)/, with: "")
      return prose.matches(of: /(\[?)\b([A-Z]-[1-9][0-9]*[a-z]?)\b/).compactMap { match in
        guard let number = RuleNumber(String(match.2)) else { return nil }
        let definition = "[\(number)]: doc:\(number.chapter.page)#\(number)"
        guard match.1.isEmpty || !file.lines.contains(Substring(definition)) else { return nil }
        return file.finding(
          index + 1, "\(number) is no link",
          cure: "write [\(number)], and at the end of the page `\(definition)`")
      }
    }
  }

  @Test func `a rule number without a link or with a wrong link is reported`() {
    let article = SourceFile(
      path: "Sources/Presentation/Presentation.docc/A.md",
      text: """
        # About P-55
        A sheet waits ([P-57]), as P-55 says, and `P-1` is code.
        See [N-40] and [P-20](doc:PresentationRules#P-20).

        [P-57]: doc:PresentationRules#P-57
        [N-40]: doc:PresentationRules#N-40
        """)
    expectFindings(Self.missingLinks(article), onLines: [2, 3, 3])
  }
}
