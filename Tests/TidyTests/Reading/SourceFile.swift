import Foundation

/// A file with its path and text.
///
/// A Swift file also has its tokens and the kind of each byte.
struct SourceFile {
  /// The path relative to the repository's root, with slashes.
  let path: String
  let text: String
  /// The lines without their line breaks; a final line break does not begin another line.
  let lines: [Substring]
  /// The kind of each byte of the text; empty for other files than Swift files.
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

  /// The folder directly below Sources or Tests that contains this file.
  var target: String? {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : nil
  }

  func isIn(_ folder: String) -> Bool { path.hasPrefix(folder) }

  /// Returns whether the text contains a word.
  ///
  /// The search uses the C library, because a loop over all files is slow in a debug build.
  func mentions(_ word: String) -> Bool { strstr(text, word) != nil }

  func finding(_ line: Int, _ problem: String, cure: String) -> Finding {
    Finding(path: path, line: line, problem: problem, cure: cure)
  }

  /// Returns the lines of the text, with spaces in place of all bytes of other kinds.
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
