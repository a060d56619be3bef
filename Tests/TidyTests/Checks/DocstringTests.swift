import Testing

/// Every public symbol has a docstring, and no docstring begins with a pronoun.
@Suite("Docstrings")
struct DocstringTests {
  @Test func `every public symbol has a docstring`() {
    expectNone(Repository.sources.flatMap(Self.missingDocstrings))
  }

  static func missingDocstrings(_ file: SourceFile) -> [Finding] {
    file.declarations.compactMap { declaration in
      guard file.declarations.isPublic(declaration), declaration.keyword != .extension,
        !declaration.modifiers.contains("override"), !isDocumented(declaration, in: file)
      else { return nil }
      return file.finding(
        declaration.line, "public \(declaration.keyword) \(declaration.name) has no docstring",
        cure: "say in one `///` line what it is, or do not make it public")
    }
  }

  private static func isDocumented(_ declaration: Declaration, in file: SourceFile) -> Bool {
    var line = declaration.firstLine - 1
    while line > 0 {
      let text = file.lines[line - 1].drop(while: { $0 == " " })
      if text.hasPrefix("///"), text.contains(where: \.isLetter) { return true }
      guard text.hasPrefix("//") else { return text.hasSuffix("*/") }
      line -= 1
    }
    return false
  }

  @Test func `no docstring begins with a pronoun instead of a noun`() {
    expectNone(Repository.sources.flatMap(Self.riddles))
  }

  /// The pronouns with which no docstring may begin, because a noun should stand there.
  private static let pronouns: Set<Substring> = [
    "Who", "Whom", "Whose", "Whoever", "Those", "What", "Whatever", "Whichever",
  ]

  static func riddles(_ file: SourceFile) -> [Finding] {
    var isInside = false
    return file.lines.enumerated().compactMap { index, line in
      let text = line.drop { $0 == " " }
      defer { isInside = text.hasPrefix("///") }
      guard !isInside, text.hasPrefix("/// ") else { return nil }
      let words = text.dropFirst(4).split { !$0.isLetter }
      guard let first = words.first,
        pronouns.contains(first) || words.prefix(2) == ["That", "which"]
      else { return nil }
      return file.finding(
        index + 1, "the docstring begins with \(first)",
        cure: "name the thing: begin with a noun, or with a verb such as Returns")
    }
  }

  @Test func `a docstring that begins with a pronoun is reported`() {
    let text = """
      /// Who presents this controller.
      /// What follows is fine.
      let a = 1
      /// That which waits.
      let b = 1
      /// The controller whose view is shown.
      ///
      /// What it shows is computed.
      let c = "/// What"
        /// Those that wait.
        let d = 1
      """
    let file = SourceFile(path: "Sources/A/A.swift", text: text)
    expectFindings(Self.riddles(file), onLines: [1, 4, 10])
  }

  private func findings(_ text: String) -> [Finding] {
    Self.missingDocstrings(SourceFile(path: "Sources/A/A.swift", text: text))
  }

  @Test(arguments: [
    "public struct B {}", "public final class B {}", "open class B {}", "public enum B {}",
    "public protocol B {}", "public func b() {}", "public let b = 1", "public var b: Int { 1 }",
    "public typealias B = Int", "extension B { public init() {} }", "public actor B {}",
    "extension B { public subscript(i: Int) -> Int { i } }", "public static func == (b: B) {}",
  ])
  func `a public symbol without a docstring is reported`(symbol: String) {
    expectFindings(findings("// A comment.\n\(symbol)"), onLines: [2])
  }

  @Test func `public cases and protocol requirements also need a docstring`() {
    let text = """
      /// A.
      public enum A {
        /// B.
        case b
        case c
        func d() {}
      }
      /// E.
      public protocol E {
        associatedtype F
        /// G.
        func g()
        var h: Int { get }
      }
      enum I { case j }
      """
    expectFindings(findings(text), onLines: [5, 10, 13])
  }

  @Test func `attributes are permitted between a docstring and its symbol`() {
    let text = """
      /// A.
      @available(*, deprecated)
      @MainActor
      public func a() {}
      @MainActor
      public func b() {}
      ///
      public func c() {}
      /// Far.

      public func d() {}
      /// E.
      /// ```
      // swift-format-ignore: UseEarlyExits
      // The reason.
      public func e() {}
      """
    expectFindings(findings(text), onLines: [6, 8, 11])
  }

  @Test func `an override needs no docstring`() {
    expectFindings(findings("open class A {\n  open override func b() {}\n}"), onLines: [1])
  }
}
