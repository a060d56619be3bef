import Foundation
import PresentationLab
import PresentationTesting
import TestSupport
import Testing

@Suite("The rule book") struct RuleBookTests {
  private static let path = "Sources/PresentationLab/Rules/rules.json"

  private static let file: String = {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }()

  @Test
  func `reading and writing the rule book gives the same text`() throws {
    let book = try RuleBook(parsing: Array(Self.file.utf8), file: Self.path)
    let kept = Self.file.split(separator: "\n", omittingEmptySubsequences: false)
    let canonical = book.text.split(separator: "\n", omittingEmptySubsequences: false)
    let differing = zip(kept, canonical).enumerated().first { $1.0 != $1.1 }
    expect(
      Self.file, equals: book.text,
      """
      \(Self.path):\((differing?.offset ?? min(kept.count, canonical.count)) + 1) should be: \
      \(differing.map { String($0.element.1) } ?? "the end")
      """)
  }

  @Test func `the shipped rule book equals the file in the sources`() throws {
    try expect(RuleBook.shipped().text, equals: Self.file)
  }

  @Test
  func `every rule has a short title and texts that end like a sentence`() throws {
    for rule in try RuleBook.shipped().rules {
      expect(rule.title.count <= 80, "\(rule.number)")
      expect(rule.title.hasSuffix("."), "\(rule.number)")
      for text in [rule.text, rule.restsOn, rule.inApps].compactMap({ $0 }) {
        expect(text.last.map { ".\"".contains($0) } == true, "\(rule.number): \(text)")
      }
    }
  }

  @Test
  func `a rule with the confidence 'choice' has a source that begins with 'Our choice'`()
    throws
  {
    for rule in try RuleBook.shipped().rules where rule.confidence == .choice {
      expect(rule.restsOn.hasPrefix("Our choice"), "\(rule.number)")
    }
  }

  @Test func `looking up a rule requires the exact spelling of its number`() throws {
    let book = try RuleBook.shipped()
    expect(book["P-57a"]?.number.description, equals: "P-57a")
    for number in ["p-57a", "P57a", "P-57 a", "P-57A", "X-1", ""] { expect(book[number] == nil) }
    expect(book[Self.number("P", "057a")] == nil)
  }

  /// Composes a rule number that may be unknown.
  ///
  /// The number is composed of two parts, because files must not cite unknown rules.
  private static func number(_ chapter: String, _ rest: String) -> String { "\(chapter)-\(rest)" }

  @Test(arguments: [
    ("P", "98", "P-97"), ("P", "58f", "P-58e"), ("p", "55", "P-55"), ("P", "57A", "P-57a"),
    ("P", "9999", "P-121"), ("N", "0", "N-1"), ("T", "16b", "T-16a"), ("G", "999999999", "G-47"),
  ])
  func `for an unknown rule number, the nearest existing rule is in the same chapter`(
    chapter: String, rest: String, nearest: String
  ) throws {
    let found = Self.number(chapter, rest)
    try expect(RuleBook.shipped().nearest(to: found)?.number.description, equals: nearest)
  }

  @Test func `if the hyphen of a rule number is missing, the nearest rule is still found`() throws {
    try expect(RuleBook.shipped().nearest(to: "P55")?.number.description, equals: "P-55")
  }

  @Test(arguments: ["X-1", "appearance", "", "P-", "55", "P-5 5", "P9999999999"])
  func `if a text does not resemble a rule number, no nearest rule is found`(found: String) throws {
    expect(try RuleBook.shipped().nearest(to: found) == nil)
  }
}
