/// The wrapping of paragraphs in the output of the `present` command.
enum TextWrap {
  static let width = 100

  /// Returns a text in indented lines of at most 100 columns.
  ///
  /// A word that does not fit into 100 columns gets its own line.
  static func wrapped(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent - 1)
    var lines = [margin]
    for word in text.split(separator: " ") {
      let line = lines.count - 1
      if lines[line].count + 1 + word.count > width, lines[line] != margin { lines.append(margin) }
      lines[lines.count - 1] += " " + word
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
