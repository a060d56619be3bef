import Testing

/// No line ends in white space, and every file ends with one line break.
@Suite("White space")
struct WhiteSpaceTests {
  @Test func `no line ends in white space, and every file ends with one line break`() {
    expectNone(Repository.files.flatMap(Self.badEnds))
  }

  static func badEnds(_ file: SourceFile) -> [Finding] {
    var findings = file.lines.indices.compactMap { index -> Finding? in
      guard let last = file.lines[index].last, last.isWhitespace else { return nil }
      return file.finding(index + 1, "the line ends in white space", cure: "delete it")
    }
    if !file.text.hasSuffix("\n") || file.text.hasSuffix("\n\n") || file.text == "\n" {
      findings.append(
        file.finding(
          file.lines.count, "the file does not end in exactly one line end",
          cure: "end the last line, and add none"))
    }
    return findings
  }

  private func findings(_ text: String) -> [Finding] {
    Self.badEnds(SourceFile(path: "Plans/a.json", text: text))
  }

  @Test func `white space at line ends and missing line breaks at file ends are reported`() {
    expectFindings(findings("a\nb\n"), onLines: [])
    expectFindings(findings("a \nb\t\n\nc\n"), onLines: [1, 2])
    expectFindings(findings("a\r\nb\n"), onLines: [1])
    expectFindings(findings("a\nb"), onLines: [2])
    expectFindings(findings("a\n\n"), onLines: [2])
  }
}
