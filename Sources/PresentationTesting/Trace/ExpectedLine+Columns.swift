extension ExpectedLine {
  /// Parses an optional time at the beginning of a text, such as `0.500`; the unit is seconds.
  ///
  /// - Returns: The time in nanoseconds or nil, and the remaining text.
  static func time(_ text: Substring) throws(Malformed) -> (Int64?, Substring) {
    let word = text.prefix { $0 != " " }
    guard word.first?.isASCIIDigit == true, word.contains(".") else { return (nil, text) }
    guard let milliseconds = WrittenTime.scaled(word, decimals: 3),
      milliseconds <= Int64.max / 1_000_000
    else {
      throw Malformed(
        found: quoted(String(word)),
        expected: "a time in seconds with three decimals, such as 0.500")
    }
    return (milliseconds * 1_000_000, withoutSpaces(text.dropFirst(word.count)))
  }

  /// Parses an optional turn at the beginning of a text: `2`, or `2+` for the commit of turn 2.
  ///
  /// - Returns: The turn or nil, and the remaining text.
  static func turn(_ text: Substring) throws(Malformed) -> (Turn?, Substring) {
    let word = text.prefix { $0 != " " }
    guard word.first?.isASCIIDigit == true else { return (nil, text) }
    let digits = word.hasSuffix("+") ? word.dropLast() : word
    guard digits.allSatisfy(\.isASCIIDigit), let number = Int(digits) else {
      throw Malformed(
        found: quoted(String(word)),
        expected: "a turn, such as 2, or 2+ for its commit; a time has decimals, such as 0.500")
    }
    let turn = Turn(number, isCommit: word.hasSuffix("+"))
    return (turn, withoutSpaces(text.dropFirst(word.count)))
  }

  /// Returns the subject and the event of a line, which are separated by two or more spaces.
  ///
  /// If there is no event, the array contains only the subject. Spaces inside the event are kept.
  static func columns(_ text: Substring) -> [String] {
    var scalars = text.unicodeScalars
    while scalars.last == " " { scalars.removeLast() }
    let line = String(scalars)
    guard let gap = line.firstRange(of: "  ") else { return line.isEmpty ? [] : [line] }
    return [String(line[..<gap.lowerBound]), String(withoutSpaces(line[gap.upperBound...]))]
  }

  static func withoutSpaces(_ text: Substring) -> Substring {
    text.drop { $0 == " " }
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
