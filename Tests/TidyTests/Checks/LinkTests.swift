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
    var isInBlock = false
    return file.lines.enumerated().flatMap { index, line -> [Finding] in
      if line.hasPrefix("```") { isInBlock.toggle() }
      if isInBlock { return [] }
      return (links(in: line) + codePaths(in: line)).filter { !exists($0) }.map {
        file.finding(
          index + 1, "there is no \($0) in the repository",
          cure: "name what is there, relative to the root")
      }
    }
  }

  private static func links(in line: Substring) -> [String] {
    line.replacing(/!\[[^\]]*\]\([\w-]+\)/, with: "").matches(of: /\]\(([^)\s]+)\)/)
      .map { String($0.1) }
      .filter { !$0.hasPrefix("#") && !$0.contains(":") }
      .map { String($0.prefix { $0 != "#" }) }
  }

  private static let folders = ["Sources/", "Tests/", "Plans/", ".ci/", ".github/"]

  private static func codePaths(in line: Substring) -> [String] {
    line.matches(of: /`([^`]+)`/).flatMap { $0.1.split(separator: " ") }.map(String.init)
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
