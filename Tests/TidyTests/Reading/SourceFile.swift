/// A file's path and text, and for Swift files what a reader of code sees in it.
struct SourceFile {
  /// Relative to the repository's root, with slashes.
  let path: String
  let text: String
  /// Without line ends; a final line end does not begin another line.
  let lines: [Substring]
  /// What each byte of the text is; empty unless Swift.
  let kinds: [CodeMask.Kind]
  let tokens: [Token]
  let declarations: [Declaration]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    let newline = UInt8(ascii: "\n")
    var lines = text.utf8.split(separator: newline, omittingEmptySubsequences: false)
      .map { Substring($0) }
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
    guard path.hasSuffix(".swift") else {
      (kinds, tokens, declarations) = ([], [], [])
      return
    }
    kinds = CodeMask.kinds(of: text)
    tokens = Token.list(of: text, kinds: kinds)
    declarations = Outline.declarations(in: tokens)
  }

  var isSwift: Bool { path.hasSuffix(".swift") }

  /// The last part of the path.
  var name: String { String(path.split(separator: "/").last ?? "") }

  /// The folder directly below Sources or Tests that holds this file.
  var target: String? {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : nil
  }

  func isIn(_ folder: String) -> Bool { path.hasPrefix(folder) }

  func finding(_ line: Int, _ problem: String, cure: String) -> Finding {
    Finding(path: path, line: line, problem: problem, cure: cure)
  }

  /// The text, line by line, with everything blank that is not of these kinds.
  func lines(keeping wanted: Set<CodeMask.Kind>) -> [String] {
    let newline = UInt8(ascii: "\n")
    var kept = Array(text.utf8)
    for index in kept.indices where kept[index] != newline && !wanted.contains(kinds[index]) {
      kept[index] = UInt8(ascii: " ")
    }
    return kept.split(separator: newline, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
