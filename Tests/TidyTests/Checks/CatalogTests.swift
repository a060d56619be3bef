import TestSupport
import Testing

/// Each target with public API has a documentation catalog, with a page that is named after the
/// module.
@Suite("Documentation catalogs")
struct CatalogTests {
  @Test func `every target with public symbols has a documentation catalog`() {
    expectNone(Self.missingCatalogs(in: Repository.files))
  }

  @Test func `every documentation catalog is built and published`() throws {
    let script = try #require(Repository.text(of: ".ci/docs"), ".ci/docs is missing")
    let index = try #require(Repository.text(of: ".spi.yml"), ".spi.yml is missing")
    for target in Self.documented(in: Repository.files) {
      let isWord = { (text: String) in
        text.split { !$0.isLetter && !$0.isNumber }.contains { $0 == target }
      }
      expect(isWord(script), "name \(target) in .ci/docs")
      expect(isWord(index), "name \(target) in .spi.yml")
    }
  }

  @Test func `the check for computer-specific paths includes all articles`() {
    let published = MachinePathTests.published(in: Repository.files)
    expect(published.contains { $0.name == "Lifecycle.md" })
    let missing = Set(Repository.articles.map(\.path)).subtracting(published.map(\.path))
    expect(missing.isEmpty)
  }

  static func missingCatalogs(in files: [SourceFile]) -> [Finding] {
    let documented = Self.documented(in: files)
    var seen = documented
    return files.compactMap { file in
      guard file.isSwift, file.isIn("Sources/"), let target = file.target,
        let line = file.declarations.first(where: file.declarations.isPublic)?.line,
        seen.insert(target).inserted
      else { return nil }
      return file.finding(
        line, "\(target) has public symbols and no page",
        cure: "write Sources/\(target)/\(target).docc/\(target).md")
    }
  }

  /// Returns the targets whose catalog contains the module's page.
  private static func documented(in files: [SourceFile]) -> Set<String> {
    Set(
      files.compactMap { file in
        file.target.flatMap { file.path == "Sources/\($0)/\($0).docc/\($0).md" ? $0 : nil }
      })
  }

  @Test func `a target without a catalog or without a module page is reported`() {
    let files = [
      SourceFile(path: "Sources/A/A.swift", text: "/// A.\npublic struct A {}"),
      SourceFile(path: "Sources/A/A.docc/A.md", text: "# ``A``"),
      SourceFile(path: "Sources/B/B.swift", text: "struct B {}\n/// C.\npublic struct C {}"),
      SourceFile(path: "Sources/B/D.swift", text: "/// D.\npublic struct D {}"),
      SourceFile(path: "Sources/B/B.docc/Article.md", text: "# B"),
      SourceFile(path: "Sources/E/E.swift", text: "package struct E {}"),
      SourceFile(path: "Tests/F/F.swift", text: "/// F.\npublic struct F {}"),
    ]
    expectFindings(Self.missingCatalogs(in: files), onLines: [3])
  }
}
