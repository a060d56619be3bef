import Testing

/// No published file contains a path that exists only on the computer of its author.
@Suite("Computer-specific paths")
struct MachinePathTests {
  static let places = ["/work/", "/home/", "/tmp/", "/Users/", "/root/", "file://"]

  @Test func `no published file contains a computer-specific path or a memory address`() {
    let published = Self.published(in: Repository.files)
    expectNone(published.flatMap(Self.machinePaths))
    expectNone(published.flatMap(Self.addresses))
  }

  /// Returns the published files: sources with their catalogs, plans, and files at the top level.
  static func published(in files: [SourceFile]) -> [SourceFile] {
    files.filter { file in
      ["Sources/", "Plans/"].contains(where: file.isIn) || !file.path.contains("/")
    }
  }

  static func machinePaths(_ file: SourceFile) -> [Finding] {
    let places = places.filter(file.mentions)
    guard !places.isEmpty else { return [] }
    return file.lines.enumerated().flatMap { index, line in
      places.filter { line.contains($0) }.map {
        file.finding(
          index + 1, "the line names a place on a machine, \($0)",
          cure: "name it relative to the repository")
      }
    }
  }

  /// Returns printed addresses: `0x` and eight or more digits, anywhere except in code.
  static func addresses(_ file: SourceFile) -> [Finding] {
    guard file.mentions("0x") else { return [] }
    let prose =
      file.isSwift ? file.lines(keeping: [.string, .comment]) : file.lines.map(String.init)
    return prose.enumerated().compactMap { index, line in
      let words = line.split { !$0.isHexDigit && $0 != "x" }
      guard words.contains(where: { $0.hasPrefix("0x") && $0.count >= 10 }) else { return nil }
      return file.finding(
        index + 1, "the line holds an address", cure: "use the object's stable name")
    }
  }

  @Test(arguments: places)
  func `each kind of path that exists on only one computer is reported`(place: String) {
    let text = "{\n  \"plan\": \"\(place)a\"\n}\n"
    expectFindings(Self.machinePaths(SourceFile(path: "Plans/a.json", text: text)), onLines: [2])
    expectFindings(
      Self.machinePaths(SourceFile(path: "Plans/a.json", text: "homework/tmp")), onLines: [])
  }

  @Test func `a memory address is reported in text, while a number in code is not`() {
    let text = """
      let seed = 0x9E3779B97F4A7C15
      let a = "<View: 0x7f8b4c0d>"
      // 0x7F00AABBCCDD
      // 0xFF
      """
    let file = SourceFile(path: "Sources/A/A.swift", text: text)
    expectFindings(Self.addresses(file), onLines: [2, 3])
    let readme = SourceFile(path: "README.md", text: "<View: 0x7f8b4c0d>")
    expectFindings(Self.addresses(readme), onLines: [1])
  }
}
