import Foundation

/// The size of a text, in which each letter is half as wide as its font is high.
///
/// The sizes are not those of a device, but they are the same in every run.
struct TextMeasure {
  private struct Letter {
    let character: Character
    let font: UIFont

    var width: CGFloat { font.pointSize / 2 }
  }

  private let letters: [Letter]

  init(_ text: String, _ attributes: [NSAttributedString.Key: Any]?) {
    self.init(text, Self.font(in: attributes) ?? Self.usualFont)
  }

  /// Measures a text in one font.
  init(_ text: String, _ font: UIFont) {
    letters = text.map { Letter(character: $0, font: font) }
  }

  /// Measures a text with attributes; if it is nil, measures a text in one font.
  init(_ styled: NSAttributedString?, or text: String, _ font: UIFont) {
    self = styled.map { TextMeasure($0, font) } ?? TextMeasure(text, font)
  }

  /// Measures a text; letters without a font of their own have the argument `usual`.
  init(_ text: NSAttributedString, _ usual: UIFont = Self.usualFont) {
    var (letters, at) = ([Letter](), 0)
    for character in text.string {
      let font = Self.font(in: text.attributes(at: at, effectiveRange: nil)) ?? usual
      letters.append(Letter(character: character, font: font))
      at += character.utf16.count
    }
    self.letters = letters
  }

  private static let usualFont = UIFont.systemFont(ofSize: 12)

  private static func font(in attributes: [NSAttributedString.Key: Any]?) -> UIFont? {
    attributes?[.font] as? UIFont
  }

  /// Returns the size of the text if its lines have at most a given width.
  ///
  /// - Parameters:
  ///   - width: The largest width of a line; 0 or a number that is not finite for no limit.
  ///   - options: The options of the call; without `usesLineFragmentOrigin`, the text has one line.
  func size(in width: CGFloat, _ options: NSStringDrawingOptions) -> CGSize {
    guard options.contains(.usesLineFragmentOrigin) else { return size(of: [letters[...]]) }
    return size(in: width)
  }

  /// Returns the size of the text if its lines have at most a given width, and rounds it up to
  /// whole points.
  ///
  /// - Parameters:
  ///   - width: The largest width of a line; 0 or a number that is not finite for no limit.
  ///   - limit: The largest number of lines; 0 for no limit. A single line is not broken.
  func roundedSize(in width: CGFloat, lines limit: Int) -> CGSize {
    let size = size(in: limit == 1 ? 0 : width, lines: limit)
    let limited = width.isFinite && width > 0 ? min(size.width, width) : size.width
    return CGSize(width: limited.rounded(.up), height: size.height.rounded(.up))
  }

  private func size(in width: CGFloat, lines limit: Int = 0) -> CGSize {
    let paragraphs = letters.split(omittingEmptySubsequences: false) { $0.character.isNewline }
    let all =
      width.isFinite && width > 0
      ? paragraphs.flatMap { lines(of: $0, in: width) } : paragraphs
    return size(of: limit > 0 ? Array(all.prefix(limit)) : all)
  }

  private func size(of lines: [ArraySlice<Letter>]) -> CGSize {
    guard let first = letters.first else { return .zero }
    let heights = lines.map { $0.map(\.font.lineHeight).max() ?? first.font.lineHeight }
    return CGSize(width: lines.map(width).max() ?? 0, height: heights.reduce(0, +))
  }

  private func width(of line: ArraySlice<Letter>) -> CGFloat { line.reduce(0) { $0 + $1.width } }

  /// Returns the lines of a paragraph, which is broken between words, or inside a word that is
  /// longer than a line.
  private func lines(of paragraph: ArraySlice<Letter>, in limit: CGFloat) -> [ArraySlice<Letter>] {
    var (lines, rest) = ([ArraySlice<Letter>](), paragraph)
    while rest.count > 1, width(of: rest) > limit {
      var (end, reached) = (rest.startIndex, CGFloat(0))
      while reached + rest[end].width <= limit {
        reached += rest[end].width
        end += 1
      }
      let space = rest[...end].lastIndex { $0.character.isWhitespace }
      let cut = space ?? max(end, rest.startIndex + 1)
      lines.append(rest[..<cut])
      rest = rest[cut...].drop { $0.character.isWhitespace }
      if rest.isEmpty { return lines }
    }
    return lines + [rest]
  }
}
