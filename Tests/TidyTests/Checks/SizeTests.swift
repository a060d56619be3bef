import TestSupport
import Testing

/// The limits of 400 lines per file, 60 lines per function and 100 columns per line.
@Suite("Sizes of files, functions and lines")
struct SizeTests {
  static let maxLines = 400
  static let maxFunctionLines = 60
  static let maxColumns = 100

  @Test func `no file is longer than 400 lines`() {
    expectNone((Repository.sources + Repository.tests).flatMap(Self.longFile))
  }

  @Test func `the folder Sources/Presentation/World has at most 15 files and 1,500 lines`() {
    let files = Repository.sources.filter { $0.isIn("Sources/Presentation/World/") }
    expect(files.count <= 15)
    expect(files.reduce(0) { $0 + $1.lines.count } <= 1_500)
  }

  @Test func `no function is longer than 60 lines`() {
    // An exported plan is one function, which may be as long as the plan.
    let written = Repository.tests.filter { !$0.isIn("Tests/Conformance/Plans/") }
    expectNone((Repository.sources + written).flatMap(Self.longFunctions))
  }

  @Test func `no line is wider than 100 columns`() {
    expectNone((Repository.sources + Repository.tests).flatMap(Self.wideLines))
  }

  static func longFile(_ file: SourceFile) -> [Finding] {
    guard file.lines.count > maxLines else { return [] }
    return [
      file.finding(
        maxLines + 1, "the file has \(file.lines.count) lines of at most \(maxLines)",
        cure: "give one of its ideas a file of its own")
    ]
  }

  static func longFunctions(_ file: SourceFile) -> [Finding] {
    file.declarations.compactMap { declaration in
      guard !declaration.keyword.holdsMembers, let lastLine = declaration.lastLine else {
        return nil
      }
      let count = lastLine - declaration.line + 1
      guard count > maxFunctionLines else { return nil }
      return file.finding(
        declaration.line,
        "\(declaration.name) has \(count) lines of at most \(maxFunctionLines)",
        cure: "name its steps and give each a function")
    }
  }

  /// Returns the lines that are too wide.
  ///
  /// In tests, long lines inside strings are permitted.
  static func wideLines(_ file: SourceFile) -> [Finding] {
    let code = file.isIn("Tests/") ? file.lines(keeping: [.code, .interpolation, .comment]) : []
    return file.lines.indices.compactMap { index in
      let line = file.lines[index]
      guard line.utf8.count > maxColumns, line.count > maxColumns else { return nil }
      if index < code.count, code[index].allSatisfy({ $0 == " " }) { return nil }
      return file.finding(
        index + 1, "the line has \(line.count) columns of at most \(maxColumns)",
        cure: "break it, or say less")
    }
  }

  @Test func `a file of 401 lines is reported`() {
    let fits = String(repeating: "a\n", count: 400)
    expectFindings(Self.longFile(SourceFile(path: "Sources/A/A.swift", text: fits)), onLines: [])
    expectFindings(
      Self.longFile(SourceFile(path: "Sources/A/A.swift", text: fits + "a\n")), onLines: [401])
  }

  @Test(arguments: ["func a()", "init()", "deinit", "var a: Int", "subscript(i: Int) -> Int"])
  func `a function of 61 lines is reported`(head: String) {
    func sample(_ lines: Int) -> SourceFile {
      let body = String(repeating: "    b(\"}\") // }\n", count: lines - 2)
      let text = "struct A {\n  /// C.\n  \(head) {\n\(body)  }\n}\n"
      return SourceFile(path: "Sources/A/A.swift", text: text)
    }
    expectFindings(Self.longFunctions(sample(60)), onLines: [])
    expectFindings(Self.longFunctions(sample(61)), onLines: [3])
  }

  @Test func `a line of 101 columns is reported, except in a string of a test`() {
    let wide = String(repeating: "ä", count: 101)
    let text = "let a = 1\nlet \(wide) = 1\n// \(wide)\nlet b = \"\"\"\n\(wide)\n\"\"\"\n"
    expectFindings(
      Self.wideLines(SourceFile(path: "Sources/A/A.swift", text: text)), onLines: [2, 3, 5])
    expectFindings(
      Self.wideLines(SourceFile(path: "Tests/A/A.swift", text: text)), onLines: [2, 3])
    let fits = SourceFile(path: "Sources/A/A.swift", text: String(wide.dropLast()))
    expectFindings(Self.wideLines(fits), onLines: [])
  }
}
