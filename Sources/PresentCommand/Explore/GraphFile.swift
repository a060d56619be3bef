import Foundation
import PresentationTesting

/// The file that `present explore --graph` writes: JSON, or DOT for Graphviz.
struct GraphFile {
  private let path: String
  private var isJSON: Bool { path.hasSuffix(".json") }

  init(_ path: String) throws(UsageError) {
    self.path = path
    guard isJSON || path.hasSuffix(".dot") else {
      throw UsageError(found: quoted(path), expected: "a file that ends with .json or .dot")
    }
  }

  func write(_ map: ExplorationMap?) throws(UsageError) {
    guard let map else { return }
    do {
      try Data((isJSON ? map.json : map.dot).utf8).write(to: URL(fileURLWithPath: path))
    } catch {
      throw UsageError(
        found: "no way to write \(printable(path))", expected: "a file in a folder that exists")
    }
  }
}
