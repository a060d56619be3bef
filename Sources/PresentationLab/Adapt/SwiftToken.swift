/// A token of a Swift file; the joined texts of all tokens are the text of the file.
package struct SwiftToken: Hashable, Sendable {
  /// The kind of a token.
  package enum Kind: Hashable, Sendable {
    /// A name, a keyword or a number.
    case word
    /// An attribute: `@` and a name.
    case attribute
    /// A directive: `#` and a name.
    case directive
    /// A single punctuation character.
    case sign
    /// Spaces and line breaks.
    case space
    /// A comment, including its delimiters.
    case comment
    /// A string literal, including its interpolations.
    case string
  }

  package let kind: Kind
  package let text: String
  /// The index, among the files that are adapted together, of the file that contained the token.
  package let file: Int
  /// The token's line in the original file, counted from 1.
  package let line: Int

  /// Whether the token is neither space nor comment.
  var isCode: Bool { kind != .space && kind != .comment }

  /// The number of line breaks in the token.
  var newlines: Int {
    kind == .sign || kind == .directive ? 0 : text.utf8.count { $0 == UInt8(ascii: "\n") }
  }

  func `is`(_ text: String) -> Bool { self.text == text && isCode && kind != .string }
}
