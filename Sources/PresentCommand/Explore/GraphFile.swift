import PresentationTesting

/// A file that `present explore` writes: JSON or DOT for `--graph`, HTML for `--map`.
struct GraphFile {
  let path: String
  private let text: (ExplorationMap) -> String

  init(graph path: String) throws(UsageError) {
    self.path = path
    let isJSON = path.hasSuffix(".json")
    guard isJSON || path.hasSuffix(".dot") else {
      throw UsageError(found: quoted(path), expected: "a file that ends with .json or .dot")
    }
    text = isJSON ? \.json : \.dot
  }

  init(map path: String) throws(UsageError) {
    self.path = path
    guard path.hasSuffix(".html") else {
      throw UsageError(found: quoted(path), expected: "a file that ends with .html")
    }
    text = \.html
  }

  /// Throws an error if the file cannot be written.
  func check() throws(UsageError) { try WrittenFile(path: path).check() }

  func write(_ map: ExplorationMap) throws(UsageError) {
    try WrittenFile(path: path).write(text(map))
  }
}
