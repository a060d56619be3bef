import PresentationTesting

extension JSONScanner {
  /// Parses a string; the cursor is at its opening quote.
  mutating func string() throws(JSONProblem) -> String {
    let start = position
    advance()
    var bytes: [UInt8] = []
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        advance()
        return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"):
        bytes.append(contentsOf: Array(String(try escape()).utf8))
      case 0..<0x20:
        throw JSONProblem(
          at: position, found: "\(Self.name(ofControl: byte)) inside a string",
          expected: "the closing quote of the string that begins at \(start), or an escape")
      default:
        bytes.append(byte)
        advance()
      }
    }
    throw JSONProblem(
      at: position, found: "the end of the file",
      expected: "the closing quote of the string that begins at \(start)")
  }

  private mutating func escape() throws(JSONProblem) -> Unicode.Scalar {
    let start = position
    advance()
    guard let byte = current else {
      throw JSONProblem(at: position, found: "the end of the file", expected: "an escape")
    }
    let simple: Unicode.Scalar? =
      switch byte {
      case UInt8(ascii: "\""): "\""
      case UInt8(ascii: "\\"): "\\"
      case UInt8(ascii: "/"): "/"
      case UInt8(ascii: "b"): "\u{8}"
      case UInt8(ascii: "f"): "\u{C}"
      case UInt8(ascii: "n"): "\n"
      case UInt8(ascii: "r"): "\r"
      case UInt8(ascii: "t"): "\t"
      default: nil
      }
    if let simple {
      advance()
      return simple
    }
    guard byte == UInt8(ascii: "u") else {
      throw JSONProblem(
        at: start, found: "an unknown escape",
        expected: #"one of \", \\, \/, \b, \f, \n, \r, \t, \u and four hex digits"#)
    }
    advance()
    return try unicodeEscape(from: start)
  }

  private mutating func unicodeEscape(
    from start: TextPosition
  ) throws(JSONProblem) -> Unicode.Scalar {
    let first = try fourHexDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    let lone = JSONProblem(
      at: start, found: "half of a surrogate pair",
      expected: #"both halves, as \uD83D\uDE00, or the character itself"#)
    guard (0xD800..<0xDC00).contains(first), skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u"))
    else { throw lone }
    let second = try fourHexDigits()
    guard (0xDC00..<0xE000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw lone }
    return scalar
  }

  private mutating func fourHexDigits() throws(JSONProblem) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, byte < 0x80,
        let digit = Character(Unicode.Scalar(byte)).hexDigitValue
      else { throw JSONProblem(at: position, found: found, expected: "a hex digit") }
      value = value << 4 + UInt32(digit)
      advance()
    }
    return value
  }

  private static func name(ofControl byte: UInt8) -> String {
    switch byte {
    case 0x0A, 0x0D: "a line break"
    case 0x09: "a tab"
    default: "control character \(byte)"
    }
  }
}
