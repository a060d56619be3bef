/// A word, a backticked name or a single sign of Swift code.
struct Token: Hashable {
  let text: String
  let line: Int
  /// Whether the token is the first of its line.
  let startsLine: Bool
  /// Whether the token is inside `\(…)` in a string.
  let isInterpolated: Bool

  /// Returns the tokens of code whose strings and comments are irrelevant.
  static func list(of code: String) -> [Token] {
    list(of: code, kinds: CodeMask.kinds(of: code))
  }

  static func list(of text: String, kinds: [CodeMask.Kind]) -> [Token] {
    let bytes = Array(text.utf8)
    var tokens: [Token] = []
    var (index, line, lineOfLast) = (0, 1, 0)
    while index < bytes.count {
      let byte = bytes[index]
      guard byte != UInt8(ascii: "\n") else {
        (index, line) = (index + 1, line + 1)
        continue
      }
      let isCode = kinds[index] == .code || kinds[index] == .interpolation
      guard isCode, byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") else {
        index += 1
        continue
      }
      let end = self.end(of: index, in: bytes, kinds: kinds)
      tokens.append(
        Token(
          text: String(decoding: bytes[index..<end], as: UTF8.self), line: line,
          startsLine: line != lineOfLast, isInterpolated: kinds[index] == .interpolation))
      (index, lineOfLast) = (end, line)
    }
    return tokens
  }

  /// Whether the token is a name, a keyword or a number rather than a sign.
  var isWord: Bool {
    guard let first = text.utf8.first else { return false }
    return Token.isWord(first) || first == UInt8(ascii: "`")
  }

  private static func end(of start: Int, in bytes: [UInt8], kinds: [CodeMask.Kind]) -> Int {
    var end = start + 1
    if bytes[start] == UInt8(ascii: "`") {
      while end < bytes.count, bytes[end] != UInt8(ascii: "`"), bytes[end] != UInt8(ascii: "\n") {
        end += 1
      }
      return end < bytes.count && bytes[end] == UInt8(ascii: "`") ? end + 1 : end
    }
    guard isWord(bytes[start]) else { return end }
    while end < bytes.count, isWord(bytes[end]), kinds[end] == kinds[start] { end += 1 }
    return end
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default:
      false
    }
  }
}
