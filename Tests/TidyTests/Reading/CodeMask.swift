/// The kind of each byte of a Swift file: code, comment or string.
///
/// The mask recognizes nested comments, raw and multiline strings with interpolation, raw
/// identifiers and regex literals. A quote mark counts as code, so that an empty argument list and
/// a string remain distinguishable. The number signs of a raw string do not count as code.
struct CodeMask {
  enum Kind: Hashable { case code, interpolation, string, comment }

  private enum Mode {
    case code
    case interpolation(parentheses: Int)
    case string(hashes: Int, isMultiline: Bool)
  }

  private static let newline = UInt8(ascii: "\n")
  /// For each byte, whether it can begin or end a comment or a string.
  ///
  /// Most bytes cannot, and are skipped quickly.
  private static let signs: [Bool] = {
    let signs = Array("/`\"#\\\n".utf8)
    return (0...UInt8.max).map { signs.contains($0) }
  }()

  private let bytes: [UInt8]
  private let signs = Self.signs
  private var kinds: [Kind]
  private var index = 0
  private var modes: [Mode] = [.code]

  static func kinds(of text: String) -> [Kind] {
    var mask = CodeMask(bytes: Array(text.utf8))
    while mask.index < mask.bytes.count { mask.step() }
    return mask.kinds
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    kinds = Array(repeating: .code, count: bytes.count)
  }

  private mutating func step() {
    switch modes[modes.count - 1] {
    case .code: stepInCode(.code)
    case .interpolation(let parentheses): stepInInterpolation(parentheses)
    case .string(let hashes, let isMultiline): stepInString(hashes, isMultiline)
    }
  }

  private mutating func stepInCode(_ kind: Kind) {
    guard isSign(bytes[index]) else { return takePlainBytes(as: kind) }
    if at("//") {
      takeLine(as: .comment)
    } else if at("/*") {
      takeBlockComment()
    } else if at("`") {
      take(1, as: kind)
      takeLine(or: UInt8(ascii: "`"), as: kind)
      take(1, as: kind)
    } else if let end = regexEnd() {
      take(end - index, as: .string)
    } else if let hashes = hashesBeforeQuote() {
      let isMultiline = at("\"\"\"", offset: hashes)
      take(hashes, as: .string)
      take(isMultiline ? 3 : 1, as: kind)
      modes.append(.string(hashes: hashes, isMultiline: isMultiline))
    } else {
      take(1, as: kind)
    }
  }

  private mutating func stepInInterpolation(_ parentheses: Int) {
    let change = at("(") ? 1 : at(")") ? -1 : 0
    if change != 0 {
      modes[modes.count - 1] = .interpolation(parentheses: parentheses + change)
    }
    if parentheses + change == 0 { modes.removeLast() }
    stepInCode(.interpolation)
  }

  private mutating func stepInString(_ hashes: Int, _ isMultiline: Bool) {
    guard isSign(bytes[index]) else { return takePlainBytes(as: .string) }
    let marks = String(repeating: "#", count: hashes), quote = isMultiline ? "\"\"\"" : "\""
    if at(quote + marks) {
      take(quote.utf8.count, as: .code)
      take(hashes, as: .string)
      modes.removeLast()
    } else if at("\\" + marks + "(") {
      take(1 + hashes, as: .string)
      modes.append(.interpolation(parentheses: 0))
    } else if at("\\" + marks) {
      take(1 + hashes + (at("\n", offset: 1 + hashes) ? 0 : 1), as: .string)
    } else {
      if !isMultiline, at("\n") { modes.removeLast() }
      take(1, as: .string)
    }
  }

  private mutating func takeBlockComment() {
    var depth = 0
    repeat {
      let change = at("/*") ? 1 : at("*/") ? -1 : 0
      depth += change
      take(change == 0 ? 1 : 2, as: .comment)
    } while depth > 0 && index < bytes.count
  }

  private mutating func take(_ count: Int, as kind: Kind) {
    let end = min(index + count, bytes.count)
    if kind != .code {
      for place in index..<end { kinds[place] = kind }
    }
    index = end
  }

  /// Takes the bytes up to the end of the line or up to another byte, without the end.
  private mutating func takeLine(or end: UInt8 = Self.newline, as kind: Kind) {
    let newline = Self.newline
    var count = 0
    while index + count < bytes.count {
      let byte = bytes[index + count]
      if byte == newline || byte == end { break }
      count += 1
    }
    take(count, as: kind)
  }

  /// Takes the bytes before the next sign; in an interpolation, takes one byte.
  private mutating func takePlainBytes(as kind: Kind) {
    var count = 1
    if kind != .interpolation {
      while index + count < bytes.count, !isSign(bytes[index + count]) { count += 1 }
    }
    take(count, as: kind)
  }

  private func isSign(_ byte: UInt8) -> Bool { signs[Int(byte)] }

  private func at(_ text: String, offset: Int = 0) -> Bool {
    var position = index + offset
    for byte in text.utf8 {
      guard position < bytes.count, bytes[position] == byte else { return false }
      position += 1
    }
    return true
  }

  private func hashes() -> Int {
    var count = 0
    while at("#", offset: count) { count += 1 }
    return count
  }

  private func hashesBeforeQuote() -> Int? {
    let count = hashes()
    return at("\"", offset: count) ? count : nil
  }

  /// Returns the end of the regex literal that begins here; nil if no regex literal begins here.
  private func regexEnd() -> Int? {
    let count = hashes()
    guard at("/", offset: count), count > 0 || isBareRegexPlausible else { return nil }
    let mark = "/" + String(repeating: "#", count: count)
    var offset = count + 1
    while index + offset < bytes.count, count > 0 || !at("\n", offset: offset) {
      if at("\\", offset: offset) {
        offset += 2
      } else if at(mark, offset: offset) {
        return index + offset + mark.utf8.count
      } else {
        offset += 1
      }
    }
    return nil
  }

  /// Whether a slash at this place can begin a regex literal; if not, the slash is a division.
  private var isBareRegexPlausible: Bool {
    for mark in [" ", ")", ",", "\n", "="] where at(mark, offset: 1) { return false }
    var before = index - 1
    while before >= 0, bytes[before] == UInt8(ascii: " ") { before -= 1 }
    guard before >= 0 else { return true }
    return "(,=:[{!&|?".utf8.contains(bytes[before])
  }
}
