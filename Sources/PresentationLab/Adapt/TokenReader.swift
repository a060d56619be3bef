/// A type that reads the tokens of a file.
protocol TokenReader {
  var tokens: [SwiftToken] { get }
  /// The indices of the tokens that are neither spaces nor comments.
  var code: [Int] { get }
}

extension TokenReader {
  /// Returns the text of the token at a position in `code`.
  ///
  /// The text is empty for a string, and for a position outside `code`.
  func word(_ place: Int) -> String {
    code.indices.contains(place) && tokens[code[place]].kind != .string
      ? tokens[code[place]].text : ""
  }

  /// Returns the position of the bracket that closes the bracket at `start`.
  func closing(_ start: Int) -> Int {
    var (place, depth) = (start, 0)
    while place < code.count {
      switch word(place) {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return place }
      default: break
      }
      place += 1
    }
    return code.count - 1
  }
}
