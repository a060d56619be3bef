/// A lexer that splits a Swift file into tokens, without losing any character.
struct SwiftLexer {
  private let bytes: [UInt8]
  private let file: Int
  private var index = 0
  private var line = 1
  private var tokens: [SwiftToken] = []

  /// Returns the tokens of a file; code that Linux does not compile is returned as comments.
  static func tokens(of source: String, file: Int) -> [SwiftToken] {
    var lexer = SwiftLexer(source, file: file)
    while lexer.index < lexer.bytes.count { lexer.take() }
    return InactiveCode.asComments(in: lexer.tokens)
  }

  /// Returns the first line at which a bracket has no partner; nil if all brackets have one.
  static func unbalancedLine(of source: String) -> Int? {
    let partners = [")": "(", "]": "[", "}": "{"]
    var open: [SwiftToken] = []
    for token in tokens(of: source, file: 0) where token.kind == .sign {
      if partners.values.contains(token.text) { open.append(token) }
      guard let partner = partners[token.text] else { continue }
      guard open.popLast()?.text == partner else { return token.line }
    }
    return open.last?.line
  }

  /// Returns the code in the interpolations of a string literal; empty for a regular expression.
  static func interpolatedCode(of literal: String) -> String {
    let lexer = SwiftLexer(literal, file: 0)
    let pounds = lexer.end(from: 0) { $0 == UInt8(ascii: "#") }
    guard lexer.starts("\"", at: pounds) else { return "" }
    var code: [UInt8] = []
    _ = lexer.endOfString(from: pounds, pounds: pounds) { code.append(lexer.bytes[$0]) }
    return String(decoding: code, as: UTF8.self)
  }

  private init(_ source: String, file: Int) {
    (bytes, self.file) = (Array(source.utf8), file)
  }

  private mutating func take() {
    let byte = bytes[index]
    switch byte {
    case _ where Self.isSpace(byte): add(.space, until: end(from: index, while: Self.isSpace))
    case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
      add(.comment, until: end(from: index) { $0 != UInt8(ascii: "\n") })
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
      add(.comment, until: endOfBlockComment(from: index))
    case UInt8(ascii: "/"):
      let end = endOfRegex
      add(end == nil ? .sign : .string, until: end ?? index + 1)
    case UInt8(ascii: "\""): add(.string, until: endOfString(from: index, pounds: 0))
    case UInt8(ascii: "#"): takePound()
    case UInt8(ascii: "@") where next.map(Self.isWord) == true:
      add(.attribute, until: end(from: index + 1, while: Self.isWord))
    case UInt8(ascii: "`"):
      let close = end(from: index + 1) { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") }
      add(.word, until: min(close + 1, bytes.count))
    case _ where Self.isWord(byte): add(.word, until: end(from: index, while: Self.isWord))
    default: add(.sign, until: index + 1)
    }
  }

  private mutating func takePound() {
    let afterPounds = end(from: index) { $0 == UInt8(ascii: "#") }
    if afterPounds < bytes.count, bytes[afterPounds] == UInt8(ascii: "\"") {
      return add(.string, until: endOfString(from: afterPounds, pounds: afterPounds - index))
    }
    if afterPounds < bytes.count, bytes[afterPounds] == UInt8(ascii: "/") {
      return add(.string, until: endOfRegex(from: afterPounds, pounds: afterPounds - index))
    }
    let end = end(from: index + 1, while: Self.isWord)
    add(end > index + 1 ? .directive : .sign, until: end)
  }

  private mutating func add(_ kind: SwiftToken.Kind, until end: Int) {
    let text = String(decoding: bytes[index..<end], as: UTF8.self)
    let token = SwiftToken(kind: kind, text: text, file: file, line: line)
    tokens.append(token)
    line += token.newlines
    index = end
  }

  private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

  private func end(from start: Int, while holds: (UInt8) -> Bool) -> Int {
    var end = start
    while end < bytes.count, holds(bytes[end]) { end += 1 }
    return end
  }

  /// Returns the end of the block comment that begins at `start`; comments may be nested.
  private func endOfBlockComment(from start: Int) -> Int {
    var (end, depth) = (start, 0)
    while end < bytes.count {
      if starts("/*", at: end) {
        (end, depth) = (end + 2, depth + 1)
      } else if starts("*/", at: end) {
        (end, depth) = (end + 2, depth - 1)
        if depth == 0 { return end }
      } else {
        end += 1
      }
    }
    return end
  }

  /// A string literal whose closing quote has not been reached.
  private struct OpenString {
    let quote: String
    let close: String
    let escape: String
    /// The number of open parentheses in the current interpolation; 0 outside of interpolations.
    var depth = 0
  }

  private func openString(at start: Int, pounds: Int) -> OpenString {
    let quote = starts("\"\"\"", at: start) ? "\"\"\"" : "\""
    let signs = String(repeating: "#", count: pounds)
    return OpenString(quote: quote, close: quote + signs, escape: "\\" + signs)
  }

  /// Returns the end of the string literal whose opening quote is at `start`.
  ///
  /// The literal ends at the same kind of quote, followed by `pounds` number signs. A string inside
  /// an interpolation does not end the literal. Such strings can be nested to any depth, so they
  /// are kept in a list: a recursive function would overflow the call stack.
  ///
  /// - Parameter visit: A closure that is called with the index of each byte of the code in
  ///   interpolations.
  private func endOfString(
    from start: Int, pounds: Int, visit: (Int) -> Void = { _ in }
  ) -> Int {
    var open = [openString(at: start, pounds: pounds)]
    var end = start + open[0].quote.utf8.count
    while end < bytes.count, let string = open.last {
      let last = open.count - 1
      if starts(string.escape, at: end) {
        end += string.escape.utf8.count
        if end < bytes.count, bytes[end] == UInt8(ascii: "(") { open[last].depth += 1 }
        end += 1
      } else if string.depth > 0, bytes[end] == UInt8(ascii: "\"") {
        let pounds = bytes[..<end].reversed().prefix { $0 == UInt8(ascii: "#") }.count
        open.append(openString(at: end, pounds: pounds))
        end += open[last + 1].quote.utf8.count
      } else if string.depth > 0, starts("/*", at: end) {
        end = endOfBlockComment(from: end)
      } else if string.depth > 0, string.quote == "\"\"\"", starts("//", at: end) {
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      } else if string.depth > 0 {
        visit(end)
        if bytes[end] == UInt8(ascii: "(") { open[last].depth += 1 }
        if bytes[end] == UInt8(ascii: ")") { open[last].depth -= 1 }
        end += 1
      } else if starts(string.close, at: end) {
        end += string.close.utf8.count
        open.removeLast()
      } else if string.quote == "\"", bytes[end] == UInt8(ascii: "\n") {
        open.removeLast()
      } else {
        end += 1
      }
    }
    return min(end, bytes.count)
  }

  /// Returns the end of the regular expression whose opening slash is at `start`.
  private func endOfRegex(from start: Int, pounds: Int) -> Int {
    let close = "/" + String(repeating: "#", count: pounds)
    var end = start + 1
    while end < bytes.count, !starts(close, at: end) {
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(end + close.utf8.count, bytes.count)
  }

  /// The end of the regular expression that begins at the current slash; nil if the slash is an
  /// operator.
  ///
  /// As in Swift, a regular expression ends on its line, does not begin or end with a space, and
  /// closes no parenthesis that it has not opened.
  private var endOfRegex: Int? {
    guard isOperandExpected, let next, !Self.isSpace(next) else { return nil }
    let end = endOfRegex(from: index, pounds: 0)
    var (place, depth) = (index + 1, 0)
    guard end - 1 > index, bytes[end - 1] == UInt8(ascii: "/"), !Self.isSpace(bytes[end - 2])
    else { return nil }
    while place < end - 1 {
      switch bytes[place] {
      case UInt8(ascii: "\n"): return nil
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      default: break
      }
      guard depth >= 0 else { return nil }
      place += 1
    }
    return end
  }

  /// Whether the tokens so far end where an expression can begin.
  private var isOperandExpected: Bool {
    guard let last = tokens.last(where: \.isCode) else { return true }
    return ["(", "[", "{", ",", ":", ";", "=", "!", "&", "|", "~", "return", "case", "in", "try"]
      .contains { last.is($0) }
  }

  private func starts(_ text: String, at place: Int) -> Bool {
    bytes[place...].starts(with: text.utf8)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
