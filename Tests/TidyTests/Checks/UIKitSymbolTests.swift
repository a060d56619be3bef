import Foundation
import TestSupport
import Testing

/// The documentation page of UIKit names lists all names that the sources declare.
///
/// The page gives a rule or a reason for each name.
@Suite("UIKit's symbols")
struct UIKitSymbolTests {
  private static let page = "Sources/HeadlessUIKit/HeadlessUIKit.docc/Symbols.md"

  @Test func `the Symbols page lists exactly the public names of HeadlessUIKit`() throws {
    let text = try #require(Repository.text(of: Self.page), "\(Self.page) is missing")
    let rows = Self.rows(of: text)
    for row in rows where !["modelled", "kept", "absent"].contains(row.state) {
      Issue.record("say whether \(row.name) is modelled, kept or absent")
    }
    let absent = Set(rows.filter { $0.state == "absent" }.map(\.name))
    let listed = rows.map(\.name).filter { !absent.contains($0) }
    let offered = Self.offered(in: Repository.sources.filter { $0.target == "HeadlessUIKit" })
    expect(Set(listed).count, equals: listed.count, "a name is listed twice")
    for name in offered.subtracting(listed).sorted() { Issue.record("add \(name) to \(Self.page)") }
    for name in Set(listed).subtracting(offered).sorted() {
      Issue.record("nothing offers \(name); take it out of \(Self.page)")
    }
    for name in absent.intersection(offered).sorted() { Issue.record("\(name) is offered") }
    for row in rows { expect(!row.rule.isEmpty, "say which rule defines \(row.name)") }
  }

  @Test func `"present adapt" knows exactly the public names of HeadlessUIKit`() throws {
    let sources = Repository.sources
    let offered = Self.offered(in: sources.filter { $0.target == "HeadlessUIKit" })
    let list = try #require(sources.first { $0.path.hasSuffix("/OfferedNames.swift") })
    let lists = list.text.components(separatedBy: "\"\"\"")
    try #require(lists.count == 7)
    func words(_ text: String) -> Set<String> {
      Set(text.split(whereSeparator: \.isWhitespace).map { String($0) })
    }
    expect(words(lists[1]), equals: offered.filter { !$0.contains(".") })
    let methods = Set(
      sources.flatMap { file in
        file.declarations.filter { declaration in
          declaration.keyword == .func
            && declaration.parent.map { file.declarations[$0].keyword == .extension } == true
        }.map(\.name)
      })
    expect(words(lists[3]).subtracting(methods).isEmpty)
    expect(words(lists[3]).contains("scrollViewDidScroll"))
    let members = offered.compactMap { name in
      name.contains(".") ? name.split(separator: ".").last.map { String($0) } : nil
    }
    expect(words(lists[5]), equals: Set(members.filter { $0.contains(/^(UI|CA)[A-Z]/) }))
  }

  @Test func `"present adapt" knows the methods with a default in protocols of delegates`() throws {
    let sources = Repository.sources
    let list = try #require(sources.first { $0.path.hasSuffix("/OfferedNames.swift") })
    let known = try #require(list.text.components(separatedBy: "\"\"\"").dropFirst(3).first)
      .split(whereSeparator: \.isWhitespace).map { String($0) }
    let files = sources.filter { ["Presentation", "HeadlessUIKit"].contains($0.target ?? "") }
    let defaults = files.flatMap { file in
      file.declarations.filter { member in
        guard member.keyword == .func, let parent = member.parent.map({ file.declarations[$0] })
        else { return false }
        return parent.keyword == .extension && file.declarations.isPublic(member)
          && parent.name.contains(/^(UI)?[A-Za-z]*(Controller|View|Bar|Application)Delegate$/)
      }.map(\.name)
    }
    expect(defaults.contains("splitViewControllerDidExpand"))
    expect(Set(defaults).subtracting(known).sorted(), equals: [])
  }

  @Test func `no source declares a member that "present adapt" lists as missing`() throws {
    let sources = Repository.sources
    let list = try #require(sources.first { $0.path.hasSuffix("/MissingMembers.swift") })
    let lists = list.text.components(separatedBy: "\"\"\"")
    try #require(lists.count == 7)
    func words(_ text: String) -> Set<String> {
      Set(text.split(whereSeparator: \.isWhitespace).map { String($0) })
    }
    let missing = words(lists[1]).union(words(lists[3])), qualified = words(lists[5])
    let targets: Set = ["Presentation", "HeadlessUIKit"]
    let files = sources.filter { $0.target.map(targets.contains) == true }
    let declared = Set(files.flatMap { $0.declarations.map(\.name) })
    expect(missing.intersection(declared).sorted(), equals: [])
    expect(missing.contains("setNeedsFocusUpdate"))
    let members = files.flatMap { file in
      file.declarations.compactMap { member in
        member.parent.map { "\(file.declarations[$0].name).\(member.name)" }
      }
    }
    for name in qualified {
      expect(!members.contains(name) && !members.contains(name.replacing("UI", with: "")))
    }
    expect(qualified.contains("CATransaction.flush"))
  }

  @Test func `every member that "present adapt" calls closed is declared, and none is open`() throws
  {
    let sources = Repository.sources
    let list = try #require(sources.first { $0.path.hasSuffix("/ClosedMembers.swift") })
    let names = try #require(list.text.components(separatedBy: "\"\"\"").dropFirst().first)
      .split(whereSeparator: \.isWhitespace).map { String($0) }
    let targets: Set = ["Presentation", "HeadlessUIKit"]
    let text = sources.filter { $0.target.map(targets.contains) == true }.map(\.text).joined()
    let declared = text.matches(of: #/(open|public) [^\n]*?(?:var|func) (\w+)/#).map(\.output)
    let open = Set(declared.filter { $0.1 == "open" }.map { String($0.2) })
    let closed = Set(declared.filter { $0.1 == "public" }.map { String($0.2) })
    expect(names.filter { open.contains($0) || !closed.contains($0) }, equals: [])
    expect(names.contains("addGestureRecognizer"))
  }

  @Test func `"present adapt" has no advice for a name that HeadlessUIKit declares`() throws {
    let sources = Repository.sources
    let offered = Self.offered(in: sources.filter { $0.target == "HeadlessUIKit" })
    let table = try #require(sources.first { $0.path.hasSuffix("/MissingNames.swift") })
    let names = Set(table.text.matches(of: #/"(\w+)": /#).map { String($0.output.1) })
    expect(names.contains("UIAlertView"))
    expect(names.intersection(offered).sorted(), equals: [])
  }

  @Test func `the sample client imports only Apple's modules`() {
    let apple: Set = ["UIKit", "QuartzCore", "CoreGraphics", "Foundation"]
    let client = Repository.tests.filter {
      $0.isIn("Tests/HeadlessUIKitTests/Client/") || $0.isIn("Tests/UIKitClientSix/")
    }
    expect(client.count > 10)
    for file in client {
      for found in ImportTests.imports(of: file) {
        expect(apple.contains(found.module), "\(file.path):\(found.line)")
      }
    }
  }

  @Test
  func `every UIKit name that the documentation lists as modeled or kept is used in a test`() throws
  {
    let text = try #require(Repository.text(of: Self.page), "\(Self.page) is missing")
    let tests = Repository.tests.filter {
      $0.isIn("Tests/HeadlessUIKitTests/") || $0.isIn("Tests/UIKitFeatureTests/")
    }
    expect(tests.count > 10)
    for name in Self.untested(Self.rows(of: text), in: tests) {
      Issue.record(
        "no test names \(name); use it in Tests/UIKitFeatureTests, with an expectation about it")
    }
  }

  /// Returns the modelled and kept names that occur in the code of no file.
  ///
  /// For a member such as `A.b`, only the name after the dot is searched.
  static func untested(
    _ rows: [(name: String, state: String, rule: String)], in files: [SourceFile]
  ) -> [String] {
    let used = files.reduce(into: Set<String>()) { used, file in
      used.formUnion(file.tokens.lazy.filter(\.isWord).map(\.text))
    }
    return rows.filter { $0.state != "absent" }.map(\.name).filter { name in
      name.split(separator: ".").last.map { !used.contains(String($0)) } ?? true
    }
  }

  @Test func `a name that occurs only in comments or strings is reported as untested`() {
    let rows = Self.rows(
      of: "| `A` | a | kept | - |\n| `B.c` | b | modelled | - |\n| `D` | d | absent | - |")
    let file = { SourceFile(path: "Tests/A.swift", text: $0) }
    expect(Self.untested(rows, in: [file("let x = A.self\n"), file("y.c()\n")]), equals: [])
    expect(Self.untested(rows, in: [file("// A\nlet x = \"c\", AB = 1\n")]) == ["A", "B.c"])
  }

  /// Returns the public top-level names, and the members that extensions add to types of other
  /// modules.
  static func offered(in files: [SourceFile]) -> Set<String> {
    var types: Set<String> = []
    for file in files {
      for declaration in file.declarations where declaration.keyword.makesType {
        types.insert(declaration.name)
      }
    }
    var names: Set<String> = []
    for file in files {
      for declaration in file.declarations where file.declarations.isPublic(declaration) {
        guard let parent = declaration.parent.map({ file.declarations[$0] }) else {
          names.insert(declaration.name)
          continue
        }
        let isForeign = parent.keyword == .extension && !types.contains(parent.name)
        if isForeign, parent.parent == nil { names.insert("\(parent.name).\(declaration.name)") }
      }
    }
    return names
  }

  static func rows(of text: String) -> [(name: String, state: String, rule: String)] {
    text.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
      let cells = line.split(separator: "|").map { $0.filter { $0 != "`" } }
      let trim = { (cell: String) in String(cell.drop { $0 == " " }.prefix { $0 != " " }) }
      let last = cells.map(trim).suffix(2)
      return (trim(cells[0]), last.first ?? "", last.last ?? "")
    }
  }

  @Test
  func `a file's public names include members that extensions add to other modules' types`() {
    let text = """
      /// A.
      public class A {
        /// B.
        public func b() {}
      }
      extension A {
        /// C.
        public func c() {}
      }
      extension Int {
        /// D.
        public func d() {}
        func e() {}
      }
      /// F.
      public func f() {}
      struct G {}
      """
    let file = SourceFile(path: "Sources/HeadlessUIKit/A.swift", text: text)
    expect(Self.offered(in: [file]), equals: ["A", "Int.d", "f"])
    let rows = Self.rows(of: "| `A` | b | kept | P-1 |\n| no |\n| `B` | c | modelled |  |")
    expect(rows.map(\.rule), equals: ["P-1", ""])
    expect(rows.map(\.state), equals: ["kept", "modelled"])
  }
}
