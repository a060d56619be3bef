import PresentationLab
import Testing

/// Every rule number that a file cites is in the rule book.
@Suite("Rule numbers that files cite")
struct CitationTests {
  @Test func `every rule number that a file cites is in the rule book`() throws {
    let known = Set(try RuleBook.shipped().rules.map(\.number.description))
    expectNone(Repository.files.flatMap { Self.unknownRules(in: $0, known: known) })
  }

  static func unknownRules(in file: SourceFile, known: Set<String>) -> [Finding] {
    let bytes = Array(file.text.utf8)
    return citations(in: bytes).filter { !known.contains($0.number) }.map { number, place in
      file.finding(
        bytes[..<place].count { $0 == UInt8(ascii: "\n") } + 1, "there is no rule \(number)",
        cure: "cite a rule of Sources/PresentationLab/Rules/rules.json, or add it there")
    }
  }

  /// Returns the words that look like a rule number, and the positions of their hyphens.
  ///
  /// A rule number is the letter of a chapter, a hyphen, digits, and an optional lowercase letter.
  private static func citations(in text: [UInt8]) -> [(number: String, place: Int)] {
    text.indices(of: "-").compactMap { hyphen in
      guard hyphen > 0, chapters.contains(text[hyphen - 1]),
        hyphen < 2 || !isWord(text[hyphen - 2])
      else { return nil }
      let digits = text[(hyphen + 1)...].prefix(while: isDigit)
      guard !digits.isEmpty else { return nil }
      var end = digits.endIndex
      if end < text.endIndex, isSmallLetter(text[end]) { end += 1 }
      guard end == text.endIndex || !isWord(text[end]) else { return nil }
      return (String(decoding: text[(hyphen - 1)..<end], as: UTF8.self), hyphen)
    }
  }

  private static let chapters = Set(RuleNumber.Chapter.allCases.compactMap(\.rawValue.asciiValue))

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  private static func isSmallLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte) }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || isSmallLetter(byte) || (65...90).contains(byte) || byte == UInt8(ascii: "_")
  }

  // MARK: Samples with mistakes

  @Test func `an unknown rule number is reported wherever a file cites it`() throws {
    // The number is composed of two parts, because this file must not cite an unknown rule itself.
    let unknown = "P-" + "98"
    let text = """
      See P-57a, N-10/N-13 and \(unknown).
      \(unknown)a, (\(unknown)) on 2025-12-31, UTF-8, SHA-256, X-98, aP-98, P-98B
      \("S-" + "000")
      """
    let findings = Self.unknownRules(
      in: SourceFile(path: "a.md", text: text), known: ["P-57a", "N-10", "N-13"])
    expectFindings(findings, onLines: [1, 2, 2, 3])
  }
}
