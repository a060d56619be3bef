import PresentationTesting

/// A cursor over the bytes of a JSON text that counts lines and columns.
///
/// `JSONReader` has already checked that the bytes are valid UTF-8.
struct JSONScanner {
  private let bytes: [UInt8]
  private var offset = 0
  private(set) var position = TextPosition()

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The byte at the cursor; nil at the end.
  var current: UInt8? {
    offset < bytes.count ? bytes[offset] : nil
  }

  mutating func advance() {
    let byte = bytes[offset]
    offset += 1
    if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && current != 0x0A) {
      position.line += 1
      position.column = 1
    } else if byte & 0b1100_0000 != 0b1000_0000 {
      position.column += 1
    } else {
      // A UTF-8 continuation byte belongs to a scalar that was already counted.
    }
  }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    advance()
    return true
  }

  mutating func skipWhitespace() {
    while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      advance()
    }
  }

  /// The text at the cursor, as a description for an error message.
  ///
  /// The description is the quoted word or character, "a string", or "the end of the file".
  var found: String {
    guard let current else { return "the end of the file" }
    guard current != UInt8(ascii: "\"") else { return "a string" }
    let word = self.word
    if !word.isEmpty { return quoted(word) }
    let rest = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
    return quoted(String(String.UnicodeScalarView(rest.unicodeScalars.prefix(1))))
  }

  /// The letters, digits, signs and dots from the cursor on; at most 200 bytes.
  var word: String {
    let run = bytes[offset...].prefix(200).prefix(while: Self.isWordByte)
    return String(decoding: run, as: UTF8.self)
  }

  /// Parses `true`, `false` or `null`.
  mutating func literal() throws(JSONProblem) -> JSONNode.Value {
    let word = self.word
    let value: JSONNode.Value
    switch word {
    case "true": value = .bool(true)
    case "false": value = .bool(false)
    case "null": value = .null
    default: throw notAValue()
    }
    for _ in word.utf8 { advance() }
    return value
  }

  /// Parses a number as defined by RFC 8259.
  ///
  /// A number that is too large for a `Double` is an error.
  mutating func number() throws(JSONProblem) -> Double {
    let start = offset
    let startPosition = position
    _ = skip(UInt8(ascii: "-"))
    if skip(UInt8(ascii: "0")) {
      if let byte = current, Self.isDigit(byte) {
        throw JSONProblem(
          at: startPosition, found: "a number that begins with 0",
          expected: "a number without leading zeros")
      }
    } else {
      try digits()
    }
    if skip(UInt8(ascii: ".")) { try digits() }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "+")) { _ = skip(UInt8(ascii: "-")) }
      try digits()
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw JSONProblem(
        at: startPosition, found: "\(shortened(text)), which is too large",
        expected: "a number below 1.8e308")
    }
    return number
  }

  private mutating func digits() throws(JSONProblem) {
    guard let first = current, Self.isDigit(first) else {
      throw JSONProblem(at: position, found: found, expected: "a digit")
    }
    while let byte = current, Self.isDigit(byte) { advance() }
  }

  /// Returns the error for text at the cursor that is not a JSON value.
  func notAValue() -> JSONProblem {
    JSONProblem(
      at: position, found: found, expected: expected("a value"),
      nearest: nearestWord(to: word, among: ["true", "false", "null"]))
  }

  /// Returns the text for an error message, with a hint if a comment begins at the cursor.
  func expected(_ text: String) -> String {
    let isComment = current == UInt8(ascii: "/") || current == UInt8(ascii: "#")
    return isComment ? "\(text) (JSON has no comments)" : text
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: false
    }
  }
}
