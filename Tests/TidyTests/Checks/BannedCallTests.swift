import TestSupport
import Testing

/// The package's sources read no real clock, use no random numbers, print no memory addresses and
/// share no global state.
@Suite("Banned calls")
struct BannedCallTests {
  @Test func `sources contain no banned call`() {
    expectNone(Repository.sources.flatMap(Self.bannedCalls))
  }

  @Test func `sources print no object identifier`() {
    expectNone(Repository.sources.flatMap(Self.printedIdentifiers))
  }

  @Test func `no comment contains a TODO or FIXME`() {
    expectNone(Repository.sources.flatMap(Self.putOffWork))
  }

  static func bannedCalls(_ file: SourceFile) -> [Finding] {
    phrases.matches(in: file.tokens).filter { index, call in
      !call.allowed.contains(where: file.isIn) && (!call.isFree || isFree(file.tokens, index))
    }
    .map { index, call in
      file.finding(
        file.tokens[index].line, "`\(call.text)` is banned in Sources", cure: call.cure)
    }
  }

  /// Returns whether a token is the name of a free function: not a declaration, and not a member.
  private static func isFree(_ tokens: [Token], _ index: Int) -> Bool {
    index == 0 || ![".", "func"].contains(tokens[index - 1].text)
  }

  private static let phrases = CodePhrases(BannedCall.all, text: \.text)

  static func printedIdentifiers(_ file: SourceFile) -> [Finding] {
    file.tokens.filter { $0.isInterpolated && $0.text == "ObjectIdentifier" }.map {
      file.finding(
        $0.line, "an `ObjectIdentifier` is printed, which is an address",
        cure: "print the stable name or id")
    }
  }

  static func putOffWork(_ file: SourceFile) -> [Finding] {
    let marks = ["TODO", "FIXME", "XXX", "HACK"]
    guard marks.contains(where: file.mentions) else { return [] }
    return file.lines(keeping: [.comment]).enumerated().flatMap { index, comment in
      let words = comment.split { !$0.isLetter }
      return words.filter { marks.contains(String($0)) }.map {
        file.finding(index + 1, "a comment says \($0)", cure: "do it now, or open an issue")
      }
    }
  }

  // MARK: Samples with mistakes

  private func findings(
    _ text: String, path: String = "Sources/Presentation/A.swift"
  ) -> [Finding] {
    Self.bannedCalls(SourceFile(path: path, text: text))
  }

  @Test(arguments: BannedCall.all)
  func `each banned call is reported with its replacement`(call: BannedCall) throws {
    let found = findings("import A\nlet b = \"\\(\(call.text)\"\n")
    let finding = try #require(found.first { $0.problem.contains("`\(call.text)`") })
    expect(finding.line, equals: 2)
    expect(finding.cure, equals: call.cure)
  }

  @Test func `a banned call with spaces or line breaks inside is reported`() {
    expectFindings(findings("let a = Date ( )\nlet b = Task\n  .sleep(1)"), onLines: [1, 2])
  }

  @Test func `comments, strings and names may mention banned calls`() {
    let text = """
      // Date() and /* Mutex
      let a = "UUID() \\(b) Date()", `Date()` = 1, myMutex = 2
      """
    expectFindings(findings(text), onLines: [])
  }

  @Test
  func `a method may have the name of a banned function`() {
    let text = """
      func sleep(until deadline: Int) {}
      clock.sleep(until: 1)
      printer.print("a")
      fatalError("Because.")
      list.shuffled(using: &generator)
      """
    expectFindings(findings(text), onLines: [])
  }

  @Test func `a banned call is permitted in a file that has an exemption`() {
    let door = "Sources/PresentationClock/Door.swift"
    expectFindings(findings("let a = Mutex(1)", path: door), onLines: [])
    expectFindings(findings("let a = Mutex(1)"), onLines: [1])
    expectFindings(findings("print(1)", path: "Sources/PresentCommand/main.swift"), onLines: [])
    expectFindings(findings("print(1)"), onLines: [1])
  }

  @Test func `printing an object identifier is reported, comparing object identifiers is not`() {
    let text = "let a = \"\\(ObjectIdentifier(b))\"\nlet c = ObjectIdentifier(b) == d"
    let file = SourceFile(path: "Sources/A/A.swift", text: text)
    expectFindings(Self.printedIdentifiers(file), onLines: [1])
  }

  @Test func `TODO and FIXME are reported only in comments`() {
    let text = "// TODO: later\nlet todo = \"TODO\"\n/* a\n FIXME */\n// TODOs"
    let file = SourceFile(path: "Sources/A/A.swift", text: text)
    expectFindings(Self.putOffWork(file), onLines: [1, 4])
  }
}
