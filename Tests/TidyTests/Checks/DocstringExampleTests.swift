import TestSupport
import Testing

/// Every Swift example in the docstring of a public symbol is in a test, line by line.
@Suite("Docstring examples")
struct DocstringExampleTests {
  /// The lines of an example, without comments, white space and empty lines.
  struct Example: Hashable {
    /// The line at which the example begins, from 1.
    let line: Int
    let lines: [String]
  }

  @Test func `a test contains the lines of every example in a public docstring`() {
    let examples = Repository.sources.map { ($0, Self.examples(in: $0)) }
    expect(examples.contains { !$0.1.isEmpty })
    let tests = Repository.tests.map { Self.compact($0.text) }
    for (file, examples) in examples {
      expectNone(Self.untested(examples, of: file, tests: tests))
    }
  }

  static func untested(
    _ examples: [Example], of file: SourceFile, tests: [String]
  ) -> [Finding] {
    examples.filter { example in !tests.contains { contains(example.lines, in: $0) } }.map {
      file.finding(
        $0.line, "no test contains the lines of this example",
        cure: "put the lines into a test, in this order; other lines may be between them")
    }
  }

  /// Returns whether a text contains the lines in their order.
  private static func contains(_ lines: [String], in text: String) -> Bool {
    var rest = text[...]
    for line in lines {
      guard let range = rest.firstRange(of: line) else { return false }
      rest = rest[range.upperBound...]
    }
    return true
  }

  /// Returns the Swift examples of the public symbols in a file.
  static func examples(in file: SourceFile) -> [Example] {
    var examples: [Example] = []
    var open: (line: Int, lines: [String])?
    for (index, line) in file.lines.enumerated() {
      let text = line.drop { $0 == " " }
      guard text.hasPrefix("///") else { continue }
      let content = text.dropFirst(3).drop { $0 == " " }
      if let example = open {
        if content.hasPrefix("```") {
          open = nil
          if isPublic(after: index + 1, in: file) {
            examples.append(Example(line: example.line, lines: example.lines))
          }
        } else {
          let code = compact(String(content))
          if !code.isEmpty { open?.lines.append(code) }
        }
      } else if content == "```swift" {
        open = (index + 1, [])
      }
    }
    return examples
  }

  private static func isPublic(after line: Int, in file: SourceFile) -> Bool {
    file.declarations.filter { $0.firstLine > line }.min { $0.firstLine < $1.firstLine }
      .map(file.declarations.isPublic) ?? false
  }

  /// Returns the text without comments that begin with two slashes, and without white space.
  private static func compact(_ text: String) -> String {
    let (slash, newline, space) = (UInt8(ascii: "/"), UInt8(ascii: "\n"), UInt8(ascii: " "))
    let bytes = Array(text.utf8)
    var code: [UInt8] = []
    var isInComment = false
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == newline { isInComment = false }
      if byte == slash, index + 1 < bytes.count, bytes[index + 1] == slash { isInComment = true }
      if !isInComment, byte > space { code.append(byte) }
    }
    return String(decoding: code, as: UTF8.self)
  }

  @Test func `an example without a test is reported at its line`() {
    let file = SourceFile(
      path: "Sources/A/A.swift",
      text: """
        /// A number.
        ///
        /// ```swift
        /// let a = A()  // 1
        ///
        /// a.double()  // 2
        /// ```
        public struct A {
          /// ```swift
          /// a.half()
          /// ```
          func half() {}
        }
        """)
    let examples = Self.examples(in: file)
    expect(examples, equals: [Example(line: 3, lines: ["leta=A()", "a.double()"])])
    let found = { tests in Self.untested(examples, of: file, tests: tests) }
    expectFindings(found(["leta=A()#expect(a.double()==2)"]), onLines: [])
    expectFindings(found(["a.double()leta=A()"]), onLines: [3])
    expectFindings(found(["leta=A()", "a.double()"]), onLines: [3])
  }
}
