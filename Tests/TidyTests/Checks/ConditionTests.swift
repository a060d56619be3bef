import TestSupport
import Testing

/// Tests state their conditions with `expect`, which a build compiles faster than the macro.
@Suite("Conditions of tests")
struct ConditionTests {
  /// The places with code as a user writes it, much of which the documentation shows.
  private static let examples = [
    "Tests/HeadlessUIKitTests/ReadmeExample", "Tests/NotesAppTests/",
    "Tests/PresentationTestingTests/Articles/", "Tests/PresentationTestingTests/Docstrings/",
    "Tests/PresentationTestingTests/Readme",
  ]

  @Test func `tests use the macro only for errors, for ends of processes, and in examples`() {
    expectNone(Repository.tests.flatMap(Self.macros))
  }

  static func macros(_ file: SourceFile) -> [Finding] {
    guard !examples.contains(where: file.isIn) else { return [] }
    let tokens = file.tokens
    return phrase.matches(in: tokens).map(\.index).filter { index in
      !["throws", "processExitsWith"].contains(tokens[(index + 3)...].first?.text)
    }.map {
      file.finding(
        tokens[$0].line, "a condition uses the macro `#expect`, which takes long to compile",
        cure: "call `expect(_:)` or `expect(_:equals:)` of TestSupport")
    }
  }

  private static let phrase = CodePhrases(["#expect("]) { $0 }

  @Test func `a condition in the macro is reported, an error or an example is not`() {
    let text = #"""
      #expect(a == b)
      #expect(throws: E.self) { try c() }
      await #expect(
        processExitsWith: .failure) {}
      expect(d)
      let e = "#expect(f)"
      let g = #"h"#
      expect(i)
      """#
    expectFindings(Self.macros(SourceFile(path: "Tests/A/A.swift", text: text)), onLines: [1])
    let example = SourceFile(path: "Tests/NotesAppTests/A.swift", text: text)
    expectFindings(Self.macros(example), onLines: [])
  }
}
