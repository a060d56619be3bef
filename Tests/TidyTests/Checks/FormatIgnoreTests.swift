import Testing

/// Every comment that silences a rule of the formatter is followed by a line with the reason.
///
/// The formatter does not permit the reason on the same line.
@Suite("Silenced formatting")
struct FormatIgnoreTests {
  @Test func `every comment that silences a format rule has a reason`() {
    expectNone((Repository.sources + Repository.tests).flatMap(Self.silentIgnores))
  }

  static func silentIgnores(_ file: SourceFile) -> [Finding] {
    guard file.text.contains(mark) else { return [] }
    let comments = file.lines(keeping: [.comment]).map { $0.drop(while: { $0 == " " }) }
    return comments.indices.compactMap { index in
      guard comments[index].hasPrefix(mark) else { return nil }
      let next = file.lines.dropFirst(index + 1).first?.drop(while: { $0 == " " }) ?? ""
      let isReason = next.hasPrefix("// ") && !next.hasPrefix(mark)
      let names = comments[index].dropFirst(mark.count).drop(while: { $0 != ":" })
      if isReason, names.contains(where: \.isLetter) { return nil }
      return file.finding(
        index + 1, "a formatting rule is silenced without its name or without a reason",
        cure: "write `\(mark): TheRule` and on the next line `// The reason.`")
    }
  }

  private static let mark = "// swift-format-ignore"

  @Test func `a silenced format rule without a name or a reason is reported`() {
    let text = """
      // swift-format-ignore: UseEarlyExits
      // The two branches are equals.
      let a = 1
      // swift-format-ignore: UseEarlyExits
      let b = 2  // Not a reason.
      // swift-format-ignore
      // Everything.
      let c = "// swift-format-ignore"
      """
    let file = SourceFile(path: "Sources/A/A.swift", text: text)
    expectFindings(Self.silentIgnores(file), onLines: [4, 6])
  }
}
