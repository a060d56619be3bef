import Foundation

/// A page of the documentation: the README, or an article of a catalog.
struct DocumentationPage {
  /// The path relative to the root of the repository.
  let path: String
  let text: String

  init(path: String) throws {
    self.path = path
    text = try String(
      contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Returns the articles of all catalogs, sorted by path.
  static func articles() throws -> [DocumentationPage] {
    let sources = Repository.root.appendingPathComponent("Sources").path
    return try FileManager.default.subpathsOfDirectory(atPath: sources)
      .filter { $0.contains(".docc/") && $0.hasSuffix(".md") }.sorted()
      .map { try DocumentationPage(path: "Sources/" + $0) }
  }

  /// Returns a word of a command; the path of a file in the repository becomes an absolute path.
  static func absolute(_ word: String) -> String {
    let url = Repository.root.appendingPathComponent(word)
    return word.contains("/") && FileManager.default.fileExists(atPath: url.path) ? url.path : word
  }
}
