import Foundation
import Testing

/// No link in the README or in an article leads to a missing file.
@Suite("Links")
struct LinkTests {
  @Test func `the README and the articles name only files that exist`() throws {
    let readme = try #require(Repository.text(of: "README.md"), "README.md is missing; write it")
    let pages = [SourceFile(path: "README.md", text: readme)] + Repository.articles
    expectNone(pages.flatMap { Self.deadLinks($0, exists: Self.exists) })
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: Repository.root.appending(path: path).path)
  }

  /// Returns the links and paths in a file that lead to missing files.
  ///
  /// Links with a scheme such as `https` are ignored. A path in code counts if it begins with a
  /// known folder.
  ///
  /// Paths are relative to the repository's root. Code blocks and a catalog's pictures are ignored.
  static func deadLinks(_ file: SourceFile, exists: (String) -> Bool) -> [Finding] {
    // A regular expression is compiled each time its literal is evaluated.
    let (pictures, targets, codes) = (/!\[[^\]]*\]\([\w-]+\)/, /\]\(([^)\s]+)\)/, /`([^`]+)`/)
    var isInBlock = false
    return file.lines.enumerated().flatMap { index, line -> [Finding] in
      if line.hasPrefix("```") { isInBlock.toggle() }
      if isInBlock { return [] }
      let links = links(in: line.replacing(pictures, with: "").matches(of: targets).map { $0.1 })
      let paths = codePaths(in: line.matches(of: codes).map { $0.1 })
      return (links + paths).filter { !exists($0) }.map {
        file.finding(
          index + 1, "there is no \($0) in the repository",
          cure: "name what is there, relative to the root")
      }
    }
  }

  /// Returns the paths of files, without the names of sections, among the targets of links.
  private static func links(in targets: [Substring]) -> [String] {
    targets.map(String.init)
      .filter { !$0.hasPrefix("#") && !$0.contains(":") }
      .map { String($0.prefix { $0 != "#" }) }
  }

  private static let folders = ["Sources/", "Tests/", "Plans/", ".ci/", ".github/"]

  /// Returns the paths among the words of code.
  private static func codePaths(in codes: [Substring]) -> [String] {
    codes.flatMap { $0.split(separator: " ") }.map(String.init)
      .filter { word in folders.contains(where: word.hasPrefix) }
  }

  @Test func `links and paths to missing files are reported`() {
    let text = """
      [a](Plans/a.json) [b](https://swift.org) [c](#section) [d](Gone.md#section)
      `Plans/a.json` and `swift run present play Plans/b`, `Plan` and ``Sources/A``
      ```
      present play Plans/gone `Plans/gone`
      ```
      `.ci/gone`
      """
    let page = SourceFile(path: "README.md", text: text)
    let findings = Self.deadLinks(page) { $0 == "Plans/a.json" }
    expectFindings(findings, onLines: [1, 2, 2, 6])
  }
}
