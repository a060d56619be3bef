import Foundation
import PresentationPlans
import PresentationTesting
import Testing

/// The code blocks of README.md.
///
/// The Swift blocks are in files that are compiled and run. The JSON blocks are plans.
@Suite("README examples")
struct ReadmeExampleTests {
  private let readme: String
  private let compiled: String
  private static let examples = [
    "PresentationTestingTests/ReadmeExamples.swift", "HeadlessUIKitTests/ReadmeExample.swift",
  ]

  init() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let root = folder.deletingLastPathComponent().deletingLastPathComponent()
    readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    compiled = try Self.examples.map { path in
      try String(contentsOf: root.appendingPathComponent("Tests/\(path)"), encoding: .utf8)
    }.joined(separator: "\n")
  }

  @Test func `every Swift example in the README is compiled`() {
    #expect(!Self.blocks(of: readme, in: "swift").isEmpty)
    for missing in Self.missing(from: compiled, readme: readme) {
      Issue.record("no example that is compiled has this part of README.md: \(missing)")
    }
  }

  @Test @MainActor func `every plan in the README passes`() throws {
    let plans = Self.blocks(of: readme, in: "json")
    #expect(!plans.isEmpty)
    for block in plans {
      let plan = try Plan(parsing: block.joined(separator: "\n"), file: "README.json")
      #expect(PlanPlayer().play(plan).failures == [])
    }
  }

  /// Returns the imports and examples of a README that do not occur in the compiled text.
  ///
  /// Imports are searched one by one, because a file has each import once. The rest of a block must
  /// occur in one piece. Spaces and line breaks do not count.
  static func missing(from compiled: String, readme: String) -> [String] {
    let lines = compiled.split(separator: "\n").map { normalised($0) }
    let whole = normalised(compiled)
    return blocks(of: readme, in: "swift").flatMap { block in
      let imports = block.filter(isImport).map { normalised($0) }
      let code = normalised(block.filter { !isImport($0) }.joined(separator: "\n"))
      return imports.filter { !lines.contains($0) } + (whole.contains(code) ? [] : [code])
    }
  }

  /// Returns the lines of each block that is fenced as the language, in order.
  static func blocks(of readme: String, in language: String) -> [[Substring]] {
    var blocks: [[Substring]] = []
    var fence: Substring?
    var isWanted = false
    for line in readme.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.drop { $0 == " " }
      if let open = fence {
        if text.hasPrefix(open), text.allSatisfy({ $0 == open.first || $0.isWhitespace }) {
          fence = nil
        } else if isWanted {
          blocks[blocks.count - 1].append(line)
        }
      } else if text.hasPrefix("```") || text.hasPrefix("~~~") {
        let open = text.prefix { $0 == text.first }
        let name = text.dropFirst(open.count).split { $0 == " " || $0 == "," }.first
        (fence, isWanted) = (open, name?.lowercased() == language)
        if isWanted { blocks.append([]) }
      }
    }
    return blocks
  }

  private static func isImport(_ line: Substring) -> Bool {
    line.drop { $0 == " " }.hasPrefix("import ")
  }

  private static func normalised(_ text: some StringProtocol) -> String {
    text.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
  }

  // MARK: Planted

  private static let planted = """
    # Title
    ```
    $ swift test
    ```
    ```swift
    import Testing
    let a = 1
    ```
    - in a list:
      ````swift
      let b = 2
      ```
      let c = 3
      ````
    ~~~ Swift
    let d = 4
    """

  @Test func `code blocks that are not Swift are not treated as examples`() {
    #expect(
      Self.blocks(of: Self.planted, in: "swift") == [
        ["import Testing", "let a = 1"], ["  let b = 2", "  ```", "  let c = 3"], ["let d = 4"],
      ])
  }

  @Test func `a compiled example may differ from the README in spacing`() {
    #expect(
      Self.missing(
        from: "import  Testing\nimport A\nlet a\n = 1 let  b = 2 ``` let c = 3\n\n\nlet d = 4\n",
        readme: Self.planted
      ).isEmpty)
  }

  @Test func `README examples that are not compiled are listed`() {
    #expect(
      Self.missing(from: "let a = 1\nlet b = 2\nlet c = 3\nlet d = 5", readme: Self.planted)
        == ["import Testing", "let b = 2 ``` let c = 3", "let d = 4"])
  }
}
